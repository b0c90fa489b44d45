/**
 * The settings of a call, and how items are read with them. Imports neither operations nor engines.
 * Not exported.
 */
@NullMarked
package dev.singlet.internal.context;

import org.jspecify.annotations.NullMarked;
