package keys;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

/** Goods that are carried from one port to the next, if they are booked. */
@Entity
@LinkedKey(partition = "CARGO#{id}", sort = "CARGO")
@LinkedKey(
    name = "byRoute",
    index = "byRoute",
    partition = {"{line}", "{year}", "ROUTE#{route}"},
    sort = {"{leg}", "LINE#{line}", "CARGO#{kind}", "{id}"})
@SuppressWarnings("singlet:swallowed-prefix")
public record Cargo(
    String id, String line, int year, @Nullable String route, int leg, String kind)
    implements Voyages.OnRoute {}
