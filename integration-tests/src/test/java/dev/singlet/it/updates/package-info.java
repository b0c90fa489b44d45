/** Updates: their actions, their conditions, and the index keys and constraints that they keep. */
@NullMarked
package dev.singlet.it.updates;

import org.jspecify.annotations.NullMarked;
