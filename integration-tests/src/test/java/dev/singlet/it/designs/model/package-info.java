/** Models of tables that others have designed. */
@NullMarked
package dev.singlet.it.designs.model;

import org.jspecify.annotations.NullMarked;
