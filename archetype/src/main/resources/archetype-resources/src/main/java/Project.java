package ${package};#[[

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Size;
import java.time.Instant;

/**
 * A project.
 *
 * @param id the name in the keys of the project and its tasks
 * @param title the name for people
 * @param createdAt the time of the first put
 */
@Entity
@LinkedKey(partition = "PROJECT#{id}", sort = "PROJECT")
public record Project(String id, @Size(max = 200) String title, @CreatedAt Instant createdAt)
    implements ProjectItems {}]]#
