package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Tracker", indexes = @Index("GSI1"))
public sealed interface Tracker permits Project, Ticket {}
