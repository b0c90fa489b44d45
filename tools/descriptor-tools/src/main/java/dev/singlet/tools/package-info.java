/** Tools for single-table models: what all of them share. */
@NullMarked
package dev.singlet.tools;

import org.jspecify.annotations.NullMarked;
