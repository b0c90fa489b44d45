package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Club")
public sealed interface Club permits Member, Team {}
