/**
 * Stored items that have another form than the model gives them, such as an older name. Begin with
 * {@link FoundItem}. Imports {@code update.change} and {@code update.guard}. Not exported.
 */
@NullMarked
package dev.singlet.internal.update.fit;

import org.jspecify.annotations.NullMarked;
