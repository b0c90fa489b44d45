/** Parts of items, and whole items behind indexes that hold only parts. */
@NullMarked
package dev.singlet.it.projections;

import org.jspecify.annotations.NullMarked;
