/**
 * One change of an attribute, and the clause of the update expression that makes it. Begin with
 * {@link Change}. Imports {@code runtime.expression}. Not exported.
 */
@NullMarked
package dev.singlet.internal.update.change;

import org.jspecify.annotations.NullMarked;
