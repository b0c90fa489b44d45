package ${package};#[[

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** The table. */
@Table(name = "Tracker", indexes = @Index("GSI1"))
public sealed interface Tracker permits ProjectItems {}]]#
