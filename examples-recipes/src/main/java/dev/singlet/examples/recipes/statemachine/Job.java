package dev.singlet.examples.recipes.statemachine;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A job in a queue. A worker may take it from a time on, which moves on when one does. */
@Entity
@LinkedKey(partition = "JOB#{id}", sort = "JOB")
@LinkedKey(
    name = "due",
    purpose = "Open jobs of a queue, by the time from which a worker may take them.",
    index = "GSI1",
    partition = "QUEUE#{queue}",
    sort = "{visibleAt}#{id}",
    when = "state == OPEN")
@LinkedKey(
    name = "failed",
    purpose = "Jobs that were tried too often.",
    index = "GSI1",
    partition = "FAILED#{queue}",
    sort = "{visibleAt}#{id}",
    when = "state == FAILED")
public record Job(
    String id,
    String queue,
    String text,
    Instant visibleAt,
    @Default("OPEN") JobState state,
    @Default("0") int attempts)
    implements Work {}
