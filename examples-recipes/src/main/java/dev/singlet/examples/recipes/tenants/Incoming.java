package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/**
 * A document that another tenant shares. It belongs to the tenant that may read it, and only says
 * where the document is.
 *
 * @param home the tenant of the document
 */
@Entity
@LinkedKey(
    name = "all",
    purpose = "Documents that other tenants share.",
    partition = "INCOMING",
    sort = "{home}#{document}")
public record Incoming(String home, String document) implements Workspaces {}
