package dev.singlet.it.docs;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Helpdesk", tenant = "TENANT#{tenant}", indexes = @Index("GSI1"))
public sealed interface Helpdesk permits Case {}
