package dev.singlet.examples.recipes.booking;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Rooms, the nights for which they are taken, bookings, and who waits for a day. */
@Table(
    name = "Hotel",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Hotel permits Room, Night, Booking, WaitingDay {}
