package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/**
 * A line of a document's access list: another tenant. It belongs to the tenant of the document, and
 * it alone decides.
 *
 * @param to the other tenant
 */
@Entity
@LinkedKey(
    name = "byDocument",
    purpose = "The tenants that a document is shared with.",
    partition = "DOCUMENT#{document}",
    sort = "TENANT#{to}")
public record Grant(String document, String to, Level level) implements DocumentItems {}
