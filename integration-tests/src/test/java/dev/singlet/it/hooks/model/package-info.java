/** A table with hooks that change, refuse and misbehave. */
@NullMarked
package dev.singlet.it.hooks.model;

import org.jspecify.annotations.NullMarked;
