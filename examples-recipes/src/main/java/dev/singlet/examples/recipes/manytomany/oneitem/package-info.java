/**
 * Users and groups, with one item for each membership, and an index that reads it the other way.
 */
@NullMarked
package dev.singlet.examples.recipes.manytomany.oneitem;

import org.jspecify.annotations.NullMarked;
