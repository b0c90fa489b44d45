/** Parts of items, and whole items of indexes that hold only parts. */
@NullMarked
package dev.singlet.it.projections;

import org.jspecify.annotations.NullMarked;
