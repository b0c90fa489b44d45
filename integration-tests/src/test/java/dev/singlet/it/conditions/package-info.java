/** Conditions of writes, and filters of queries. */
@NullMarked
package dev.singlet.it.conditions;

import org.jspecify.annotations.NullMarked;
