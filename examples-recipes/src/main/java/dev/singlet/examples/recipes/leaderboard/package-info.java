/** Scores of players, the best first. */
@NullMarked
package dev.singlet.examples.recipes.leaderboard;

import org.jspecify.annotations.NullMarked;
