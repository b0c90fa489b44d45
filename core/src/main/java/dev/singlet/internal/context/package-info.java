/**
 * The settings of a call, and how items are read with them. Begin with {@link Context}. Imports
 * neither operations nor engines. Not exported.
 */
@NullMarked
package dev.singlet.internal.context;

import org.jspecify.annotations.NullMarked;
