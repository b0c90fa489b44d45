/** Rooms of a hotel, booked by nights. */
@NullMarked
package dev.singlet.examples.recipes.booking;

import org.jspecify.annotations.NullMarked;
