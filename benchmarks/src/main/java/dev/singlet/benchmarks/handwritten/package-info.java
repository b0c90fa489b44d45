/** The items of the model as a good programmer writes them with the SDK alone. */
@NullMarked
package dev.singlet.benchmarks.handwritten;

import org.jspecify.annotations.NullMarked;
