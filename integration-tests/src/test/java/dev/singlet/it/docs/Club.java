package dev.singlet.it.docs;

import dev.singlet.annotation.Table;

@Table(name = "Club")
public sealed interface Club permits Member, Team {}
