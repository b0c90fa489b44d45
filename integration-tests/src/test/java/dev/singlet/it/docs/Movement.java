package dev.singlet.it.docs;

import dev.singlet.annotation.ItemCollection;

@ItemCollection(name = "byOrder")
public sealed interface Movement extends OrderItems permits Dispatch, Refusal {}
