/** Programs of several releases that write the same table at the same time. */
@NullMarked
package dev.singlet.it.rollout;

import org.jspecify.annotations.NullMarked;
