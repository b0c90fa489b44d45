/** What happens once, although it is asked for twice. */
@NullMarked
package dev.singlet.examples.recipes.idempotence;

import org.jspecify.annotations.NullMarked;
