/** Objects of a program that steer long runs, and keep their place. */
@NullMarked
package dev.singlet.run;

import org.jspecify.annotations.NullMarked;
