/** The models of the tests of sharded partitions: people and visitors who are listed together. */
@NullMarked
package dev.singlet.it.across.model;

import org.jspecify.annotations.NullMarked;
