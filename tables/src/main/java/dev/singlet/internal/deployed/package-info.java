/**
 * The items that say which models are in use: their keys, which no other item can have, and the
 * text of a model in them. Begin with {@link dev.singlet.internal.deployed.ModelPlace}.
 */
@NullMarked
package dev.singlet.internal.deployed;

import org.jspecify.annotations.NullMarked;
