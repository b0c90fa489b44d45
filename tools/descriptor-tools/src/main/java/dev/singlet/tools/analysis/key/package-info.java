/** Keys, the values in their templates, and words for them. Begin with {@link TemplateShape}. */
@NullMarked
package dev.singlet.tools.analysis.key;

import org.jspecify.annotations.NullMarked;
