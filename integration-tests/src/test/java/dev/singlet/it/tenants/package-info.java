/** Items of several tenants in one table, of which each sees its own. */
@NullMarked
package dev.singlet.it.tenants;

import org.jspecify.annotations.NullMarked;
