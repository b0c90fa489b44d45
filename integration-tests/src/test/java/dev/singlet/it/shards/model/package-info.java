/** The models of the tests of sharded partitions: people and visitors who are listed together. */
@NullMarked
package dev.singlet.it.shards.model;

import org.jspecify.annotations.NullMarked;
