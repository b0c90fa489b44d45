/** Queries across partitions: of a range of a part of the partition key, and of several values. */
@NullMarked
package dev.singlet.it.across;

import org.jspecify.annotations.NullMarked;
