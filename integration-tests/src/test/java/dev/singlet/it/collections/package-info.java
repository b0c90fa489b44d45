/** Item collections: read, narrowed, filtered, grouped and nested. */
@NullMarked
package dev.singlet.it.collections;

import org.jspecify.annotations.NullMarked;
