package dev.singlet.examples.recipes.leaderboard;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.PositiveOrZero;
import java.time.Instant;

@Entity
@LinkedKey(
    name = "ofPlayer",
    purpose = "Best scores of a player, by game.",
    partition = "SCORE#{player}",
    sort = "{game}")
@LinkedKey(
    name = "board",
    purpose = "Scores of a game, the best first; of equal ones, the earliest.",
    index = "GSI1",
    partition = "BOARD#{game}",
    sort = "{points:reverse(8)}#{reachedAt}#{player}",
    across = "game")
@LinkedKey(
    name = "latest",
    purpose = "Scores of all games, by time.",
    index = "GSI2",
    partition = "LATEST#{player:shard(4)}",
    sort = "{reachedAt}#{player}#{game}")
public record Score(
    String player, String game, @PositiveOrZero @Max(99_999_999) int points, Instant reachedAt)
    implements Arcade {}
