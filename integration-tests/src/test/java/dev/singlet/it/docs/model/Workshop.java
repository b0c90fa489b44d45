package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(
    name = "Workshop",
    indexes = @Index("GSI1"),
    entities = {Session.class, Seat.class, Quote.class})
public interface Workshop {}
