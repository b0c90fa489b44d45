/** Text in Markdown. Begin with {@link dev.singlet.tools.markdown.MarkdownText}. */
@NullMarked
package dev.singlet.tools.markdown;

import org.jspecify.annotations.NullMarked;
