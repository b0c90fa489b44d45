/** Programs of two models at work on one table. Begin with {@code ChangesTest}. */
@NullMarked
package dev.singlet.change;

import org.jspecify.annotations.NullMarked;
