package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Forum")
public sealed interface Forum permits Author, Comment {}
