/** The model of the random writes: entities that share keys, partitions and indexes. */
@NullMarked
package dev.singlet.it.writers.model;

import org.jspecify.annotations.NullMarked;
