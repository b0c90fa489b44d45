/** The forms of text, times and numbers that keys and items share. Not exported. */
@NullMarked
package dev.singlet.internal.text;

import org.jspecify.annotations.NullMarked;
