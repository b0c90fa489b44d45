/** Rooms with messages, notices, replies, reactions, and those who are online. */
@NullMarked
package dev.singlet.examples.recipes.chat;

import org.jspecify.annotations.NullMarked;
