/**
 * Objects of a program that steer long runs, and keep their place. Begin with {@link
 * dev.singlet.run.Checkpoint}.
 */
@NullMarked
package dev.singlet.run;

import org.jspecify.annotations.NullMarked;
