/** Documents of several tenants, and who may read and write them. */
@NullMarked
package dev.singlet.examples.recipes.tenants;

import org.jspecify.annotations.NullMarked;
