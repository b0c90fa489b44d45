package ${package};#[[

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;

/**
 * A task of a project.
 *
 * @param project the id of the project
 * @param number the number within the project
 * @param title what is to be done
 * @param assignee the person who does it
 * @param due the day when it is to be done
 * @param status whether it is done
 */
@Entity
@LinkedKey(name = "ofProject", partition = "PROJECT#{project}", sort = "TASK#{number:pad(6)}")
@LinkedKey(
    name = "byAssignee",
    index = "GSI1",
    partition = "ASSIGNEE#{assignee}",
    sort = "DUE#{due}#{project}#{number:pad(6)}")
public record Task(
    String project,
    @Min(1) @Max(999_999) int number,
    @Size(max = 200) String title,
    String assignee,
    LocalDate due,
    @Default("OPEN") Status status)
    implements ProjectItems {

  public enum Status {
    OPEN,
    DONE
  }
}]]#
