package kinds;

import dev.singlet.annotation.Projection;

/** A part of a record. */
@Projection(of = Everything.class)
record RootName(boolean yes, Name root) {

  record Name(String name) {}
}
