/** Formats that people read and compare: the model as a document. Begin with {@link Markdown}. */
@NullMarked
package dev.singlet.tools.format.document;

import org.jspecify.annotations.NullMarked;
