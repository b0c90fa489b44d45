package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Outbox", partitionKey = "id", sortKey = Index.NONE)
public sealed interface Outbox permits Mail {}
