/** Versions and times to live. */
@NullMarked
package dev.singlet.it.entities;

import org.jspecify.annotations.NullMarked;
