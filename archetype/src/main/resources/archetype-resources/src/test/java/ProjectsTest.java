package ${package};#[[

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.testing.LocalTable;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ProjectsTest {

  private static final LocalDate MAY = LocalDate.of(2027, 5, 1);

  @RegisterExtension final LocalTable tracker = LocalTable.of(TrackerTable.SCHEMA);

  private Projects projects;

  @BeforeEach
  void createAProject() {
    projects = new Projects(tracker.client());
    projects.create("garden", "The garden");
  }

  private static Task task(int number, String assignee, LocalDate due) {
    return new Task("garden", number, "Task " + number, assignee, due, Task.Status.OPEN);
  }

  @Test
  void aProjectIsReadWithItsTasksInTheirOrder() {
    projects.add(task(10, "ann", MAY));
    projects.add(task(9, "bob", MAY));

    ProjectWithTasks found = projects.find("garden").orElseThrow();

    assertEquals("The garden", found.project().title());
    assertEquals(List.of(9, 10), found.tasks().stream().map(Task::number).toList());
  }

  @Test
  void theTasksOfAPersonAreFoundByTheDay() {
    projects.add(task(1, "ann", MAY.plusDays(1)));
    projects.add(task(2, "ann", MAY));
    projects.add(task(3, "bob", MAY));

    List<Task> due = projects.dueUntil(MAY, "ann", null).items();

    assertEquals(List.of(2), due.stream().map(Task::number).toList());
  }

  @Test
  void aTaskEndsOnce() {
    projects.add(task(1, "ann", MAY));

    assertEquals(Task.Status.DONE, projects.finish("garden", 1).status());
    assertThrows(ConditionFailedException.class, () -> projects.finish("garden", 1));
  }

  @Test
  void aTaskNeedsAProject() {
    Task lost = new Task("attic", 1, "Clean up", "ann", MAY, Task.Status.OPEN);

    assertThrows(TransactionFailedException.class, () -> projects.add(lost));
  }
}]]#
