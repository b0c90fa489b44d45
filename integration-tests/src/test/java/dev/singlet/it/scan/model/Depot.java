package dev.singlet.it.scan.model;

import dev.singlet.annotation.Table;

@Table(name = "DepotTable")
public sealed interface Depot permits Stored, Shelf {}
