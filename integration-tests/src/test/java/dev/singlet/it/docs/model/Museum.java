package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Museum")
public sealed interface Museum permits Painting, Sculpture {}
