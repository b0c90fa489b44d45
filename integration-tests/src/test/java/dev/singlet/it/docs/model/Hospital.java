package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

/** Patients and their records. */
@Table(name = "Hospital")
public sealed interface Hospital permits Patient {}
