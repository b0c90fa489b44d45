/** Keys, the values in their templates, and words for them. Begin with {@code TemplateShape}. */
@NullMarked
package dev.singlet.tools.analysis.key;

import org.jspecify.annotations.NullMarked;
