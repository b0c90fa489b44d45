/**
 * Items: how generated code checks, writes and reads their attributes. Public for generated classes
 * in any package; user code needs none of it.
 */
@NullMarked
package dev.singlet.generated.item;

import org.jspecify.annotations.NullMarked;
