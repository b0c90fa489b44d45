package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity(aliases = "Vendor", writes = "Vendor")
@LinkedKey(partition = "SENDER#{id}", sort = "SENDER")
public record Sender(
    String id, @Attribute(aliases = "mail", writes = "mail") @Nullable String email)
    implements Shipping {}
