/**
 * The checks, writers and readers of items' attributes that generated code uses. Begin with {@link
 * ItemWriter}. Public for generated classes in any package. User code doesn't need it.
 */
@NullMarked
package dev.singlet.runtime.item;

import org.jspecify.annotations.NullMarked;
