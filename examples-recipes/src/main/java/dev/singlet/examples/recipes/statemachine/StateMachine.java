package dev.singlet.examples.recipes.statemachine;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Duration;
import java.time.Instant;

/** An order, from placed to delivered, and two workers with a queue. */
public final class StateMachine implements Recipe {

  @Override
  public String name() {
    return "state-machine";
  }

  @Override
  public String summary() {
    return "states and who may change them, items by state, a work queue, scheduled jobs";
  }

  @Override
  public void run(Steps steps) {
    TableClient work = steps.table(WorkTable.SCHEMA);
    orders(steps, work, new Orders(work));
    jobs(steps, work, new JobQueue(work, "mail", Duration.ofMinutes(30)));
    scheduled(steps, new JobQueue(work, "reports", Duration.ofMinutes(30)));
  }

  private static void orders(Steps steps, TableClient work, Orders orders) {
    steps.step("Two orders are placed", () -> place(work, steps.now()));
    steps.step(
        "One is paid", () -> orders.move("o1", Move.PAY, Role.CUSTOMER, steps.now()).state());
    steps.step("It can't be paid again", () -> refusal(orders, Move.PAY, Role.CUSTOMER, steps));
    steps.step(
        "A carrier can't send it off", () -> refusal(orders, Move.SHIP, Role.CARRIER, steps));
    steps.step(
        "The warehouse sends it off",
        () -> orders.move("o1", Move.SHIP, Role.WAREHOUSE, steps.now()));
    steps.step(
        "Orders that wait for money for three hours or longer",
        () -> orders.waiting(OrderState.PLACED, steps.now().minus(Duration.ofHours(3))));
    steps.step(
        "It is delivered, and leaves the index",
        () -> orders.move("o1", Move.DELIVER, Role.CARRIER, steps.now()));
  }

  private static void place(TableClient work, Instant now) {
    work.execute(OrderEntity.put(new Order("o1", OrderState.PLACED, now)).ifNotExists());
    work.execute(OrderEntity.put(new Order("o2", OrderState.PLACED, now)).ifNotExists());
  }

  private static String refusal(Orders orders, Move move, Role by, Steps steps) {
    try {
      return orders.move("o1", move, by, steps.now()).toString();
    } catch (MoveRefusedException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private static void jobs(Steps steps, TableClient work, JobQueue mail) {
    steps.step("A job is added", () -> mail.add("m1", "Thank the customer of o1", steps.now()));
    Job first = steps.step("A worker takes it", () -> mail.take(steps.now())).orElseThrow();
    steps.step(
        "The worker needs longer",
        () -> mail.postpone(first, steps.now().plus(Duration.ofMinutes(30))));
    Job second =
        steps
            .step("It has stopped, and another worker takes the job", () -> mail.take(steps.now()))
            .orElseThrow();
    steps.step("The first one comes back too late", () -> mail.finish(first));
    steps.step("The second one is done", () -> mail.finish(second));
    steps.step("Nothing is left to do", () -> mail.take(steps.now()));
    steps.step(
        "The job, which is in no index now", () -> work.execute(JobEntity.get("m1").consistent()));
  }

  private static void scheduled(Steps steps, JobQueue reports) {
    Instant night = Instant.parse("2026-03-02T02:00:00Z");
    steps.step(
        "A report for the night",
        () -> reports.add("report-2026-03-02", "Report of March 1", night));
    steps.step("It is not due yet", () -> reports.take(night.minusSeconds(1)));
    Job job = steps.step("Now it is", () -> reports.take(night)).orElseThrow();
    steps.step(
        "The report of the next day is added, and then this one is done",
        () -> {
          reports.add("report-2026-03-03", "Report of March 2", night.plus(Duration.ofDays(1)));
          return reports.finish(job);
        });
  }
}
