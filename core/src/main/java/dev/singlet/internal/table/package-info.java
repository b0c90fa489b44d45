/** Creates tables, and compares those that exist with the model. Not exported. */
@NullMarked
package dev.singlet.internal.table;

import org.jspecify.annotations.NullMarked;
