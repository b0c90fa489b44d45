/**
 * The settings that a call is made with, and how items are read with them. Imports neither
 * operations nor engines. Not exported.
 */
@NullMarked
package dev.singlet.internal.context;

import org.jspecify.annotations.NullMarked;
