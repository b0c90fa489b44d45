package kinds;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** Shares a partition of an index with {@link Noted}, where nothing tells them apart. */
@Entity
@LinkedKey(partition = "UN!{owner}", sort = "UN")
@LinkedKey(index = "un.marked", partition = "U!{owner}")
record Unmarked(String owner) implements Kinds {}
