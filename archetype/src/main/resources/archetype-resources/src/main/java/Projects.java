package ${package};#[[

import static dev.singlet.value.Range.lte;

import dev.singlet.TableClient;
import dev.singlet.query.Page;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The operations on projects and their tasks. */
public final class Projects {

  private static final int PAGE = 20;

  private final TableClient tracker;

  /** Uses the table of the model, by the SDK's client. */
  public Projects(DynamoDbClient dynamoDb) {
    this(TrackerTable.client(dynamoDb));
  }

  Projects(TableClient tracker) {
    this.tracker = tracker;
  }

  /** Creates a project; refused if another one has its id. */
  public Project create(String id, String title) {
    Project project = ProjectEntity.builder().id(id).title(title).build();
    return tracker.execute(ProjectEntity.put(project).ifNotExists());
  }

  /** Adds a task, if its project exists and has no task with this number. */
  public void add(Task task) {
    tracker.transact(
        TaskEntity.put(task).ifNotExists(), ProjectEntity.check(task.project()).exists());
  }

  /** Ends a task that is open. */
  public Task finish(String project, int number) {
    return tracker.execute(
        TaskEntity.update(project, number)
            .status(Task.Status.DONE)
            .when(TaskEntity.STATUS.eq(Task.Status.OPEN)));
  }

  /** Reads a project with all its tasks, in one query. */
  public Optional<ProjectWithTasks> find(String id) {
    var items = tracker.execute(ProjectItemsCollection.byProject(id).grouped());
    return items.project().map(project -> new ProjectWithTasks(project, items.tasks()));
  }

  /**
   * Reads a page of a person's tasks that are due until a day, in the order of the days.
   *
   * @param token the token of the page before; null for the first page
   */
  public Page<Task> dueUntil(LocalDate day, String assignee, @Nullable String token) {
    return tracker.execute(TaskEntity.byAssignee(assignee).due(lte(day)).limit(PAGE).from(token));
  }
}]]#
