/** Values that no text may show. */
@NullMarked
package dev.singlet.it.secrets.model;

import org.jspecify.annotations.NullMarked;
