package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemCollection;

@ItemCollection(name = "byOrder")
public sealed interface Movement extends OrderItems permits Dispatch, Refusal {}
