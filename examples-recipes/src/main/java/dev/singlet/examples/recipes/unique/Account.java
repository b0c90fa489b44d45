package dev.singlet.examples.recipes.unique;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Unique;
import jakarta.validation.constraints.Pattern;

/**
 * Someone who signs in. No two have the same address, and no two the same handle. Both are in lower
 * case, so that there is one way to write them.
 */
@Entity
@LinkedKey(partition = "ACCOUNT#{id}", sort = "ACCOUNT")
@LinkedKey(
    name = "byEmail",
    purpose = "The account of an address.",
    index = "GSI1",
    partition = "EMAIL#{email}",
    sort = "ACCOUNT")
@LinkedKey(
    name = "all",
    purpose = "Accounts of a sixteenth, by address.",
    index = "GSI2",
    partition = "ACCOUNTS#{id:hash(1)}",
    sort = "{email}",
    across = "id")
public record Account(
    String id,
    @Unique @Pattern(regexp = "[^\\sA-Z]+@[^\\sA-Z]+") String email,
    @Unique @Pattern(regexp = "[a-z0-9]+") String handle)
    implements Site {}
