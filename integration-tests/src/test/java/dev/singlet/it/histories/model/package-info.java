/** The model of random histories: items that keep the ids of all writes that were made. */
@NullMarked
package dev.singlet.it.histories.model;

import org.jspecify.annotations.NullMarked;
