/** Tables that others have designed, with the sample items of their designers. */
@NullMarked
package dev.singlet.it.designs;

import org.jspecify.annotations.NullMarked;
