/** An attribute that becomes unique, with duplicates among the stored items. */
@NullMarked
package dev.singlet.examples.recipes.changes.emails;

import org.jspecify.annotations.NullMarked;
