package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(
    name = "Lending",
    partitionKey = "reader",
    sortKey = "loan",
    indexes = @Index(value = "byShelf", partitionKey = "shelf", sortKey = "due"),
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "changed")
public sealed interface Lending permits Loan {}
