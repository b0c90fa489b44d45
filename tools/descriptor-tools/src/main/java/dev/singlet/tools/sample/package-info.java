/** Sample items of a table, made by the model's own generated code. Begin with {@link Samples}. */
@NullMarked
package dev.singlet.tools.sample;

import org.jspecify.annotations.NullMarked;
