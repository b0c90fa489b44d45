/** A table whose items belong to tenants from now on. */
@NullMarked
package dev.singlet.examples.recipes.changes.tenants;

import org.jspecify.annotations.NullMarked;
