/** Folders and files: a tree of any depth, whose parts move. */
@NullMarked
package dev.singlet.examples.recipes.hierarchies.folders;

import org.jspecify.annotations.NullMarked;
