package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "MATCH#{id}", sort = "MATCH")
@LinkedKey(
    name = "bySeason",
    index = "bySeason",
    partition = {"{league}", "{season}"},
    sort = {"{round}", "{playedAt}", "{id}"})
public record Match(
    String id, String league, int season, int round, Instant playedAt, @Nullable String result)
    implements League {}
