package dev.singlet.examples.recipes.statemachine;

import static dev.singlet.examples.recipes.statemachine.JobEntity.ATTEMPTS;
import static dev.singlet.examples.recipes.statemachine.JobEntity.STATE;
import static dev.singlet.examples.recipes.statemachine.JobEntity.VISIBLE_AT;
import static dev.singlet.value.Range.lte;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A queue. A job that a worker takes and doesn't finish comes back after a timeout. */
final class JobQueue {

  private static final int MAX_ATTEMPTS = 3;
  private static final int READ = 10;

  private final TableClient work;
  private final String queue;
  private final Duration timeout;

  JobQueue(TableClient work, String queue, Duration timeout) {
    this.work = work;
    this.queue = queue;
    this.timeout = timeout;
  }

  /** Adds a job, which a worker may take from a time on. Called again, it adds nothing. */
  void add(String id, String text, Instant from) {
    Job job = JobEntity.builder().id(id).queue(queue).text(text).visibleAt(from).build();
    try {
      work.execute(JobEntity.put(job).ifNotExists().returningNothing());
    } catch (ConditionFailedException there) {
      // It was added before, and may be done by now.
    }
  }

  /** Takes a job, which no other worker gets before the timeout; empty if none is due. */
  Optional<Job> take(Instant now) {
    List<Job> due = work.execute(JobEntity.due(queue).visibleAt(lte(now)).limit(READ)).items();
    return due.stream().flatMap(job -> take(job, now).stream()).findFirst();
  }

  private Optional<Job> take(Job job, Instant now) {
    if (job.attempts() == MAX_ATTEMPTS) {
      giveUp(job);
      return Optional.empty();
    }
    return made(
        JobEntity.update(job.id())
            .visibleAt(now.plus(timeout), queue, JobState.OPEN)
            .incrementAttempts(1)
            .when(VISIBLE_AT.lte(now)));
  }

  /**
   * Ends a job that was taken.
   *
   * @return false if its time was over and another worker has taken it
   */
  boolean finish(Job job) {
    return made(JobEntity.update(job.id())
            .state(JobState.DONE, queue, job.visibleAt())
            .when(ATTEMPTS.eq(job.attempts())))
        .isPresent();
  }

  /**
   * Hides a job that was taken until another time. A worker that needs longer keeps it so, and one
   * that can't do it now gives it back so.
   *
   * @return the job to go on with; empty if its time was over and another worker has taken it
   */
  Optional<Job> postpone(Job job, Instant until) {
    return made(
        JobEntity.update(job.id())
            .visibleAt(until, queue, JobState.OPEN)
            .when(ATTEMPTS.eq(job.attempts())));
  }

  private void giveUp(Job job) {
    made(
        JobEntity.update(job.id())
            .state(JobState.FAILED, queue, job.visibleAt())
            .when(ATTEMPTS.eq(job.attempts()).and(STATE.eq(JobState.OPEN))));
  }

  /** The job afterwards; empty if another worker was first. */
  private Optional<Job> made(JobEntity.Update update) {
    try {
      return Optional.of(work.execute(update));
    } catch (ConditionFailedException another) {
      return Optional.empty();
    }
  }
}
