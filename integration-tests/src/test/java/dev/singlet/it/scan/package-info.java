/** Reading whole tables. */
@NullMarked
package dev.singlet.it.scan;

import org.jspecify.annotations.NullMarked;
