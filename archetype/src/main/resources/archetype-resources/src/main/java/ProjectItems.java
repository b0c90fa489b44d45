package ${package};#[[

import dev.singlet.annotation.ItemCollection;

/** A project and its tasks, which one query reads. */
@ItemCollection(name = "byProject")
public sealed interface ProjectItems extends Tracker permits Project, Task {}]]#
