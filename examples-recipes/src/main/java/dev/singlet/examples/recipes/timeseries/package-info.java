/** Readings of devices, in the order of time. */
@NullMarked
package dev.singlet.examples.recipes.timeseries;

import org.jspecify.annotations.NullMarked;
