package dev.singlet.it.docs.model;

import dev.singlet.annotation.Table;

@Table(name = "Helpdesk", tenant = "TENANT#{tenant}")
public sealed interface Helpdesk permits Case {}
