/** Numbers that many programs count. */
@NullMarked
package dev.singlet.examples.recipes.counters;

import org.jspecify.annotations.NullMarked;
