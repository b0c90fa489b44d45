package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Depot", createdAttribute = "", modifiedAttribute = "changedAt")
public sealed interface Depot permits Crate {}
