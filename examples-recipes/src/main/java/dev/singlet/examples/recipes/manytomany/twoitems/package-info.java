/**
 * Users and groups, with two items for each membership: one beside the group, one beside the user.
 */
@NullMarked
package dev.singlet.examples.recipes.manytomany.twoitems;

import org.jspecify.annotations.NullMarked;
