package ${package};#[[

import java.util.List;

/** A project with its tasks, in the order of their numbers. */
public record ProjectWithTasks(Project project, List<Task> tasks) {}]]#
