/** Requests, records of streams and locks that can come twice, and have one effect. */
@NullMarked
package dev.singlet.examples.recipes.idempotence;

import org.jspecify.annotations.NullMarked;
