/** The kinds of entity that a table holds, for programs that take any of them. */
@NullMarked
package dev.singlet.examples.shared.entity;

import org.jspecify.annotations.NullMarked;
