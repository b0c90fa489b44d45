package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemCollection;

/** What is heard in a room. */
@ItemCollection(name = "inRoom", across = "sentAt")
public sealed interface Heard extends Radio permits Call, Noise {}
