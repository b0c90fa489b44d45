package keys;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A ship in a port: a shard beside a component, and a sort attribute that the line settles. */
@Entity
@LinkedKey(partition = "CALL#{id}", sort = "CALL")
@LinkedKey(
    name = "byRoute",
    index = "byRoute",
    partition = {"{line}", "{year}", "ROUTE#{route}"},
    sort = {"{leg}", "LINE#{line}", "CALL#{port}#{sailsAt:seconds}", "{sailsAt}#{line}#{id}"})
@LinkedKey(
    name = "byPort",
    index = "byPort",
    partition = {"{port}", "CALLS#{id:shard(4)}"},
    sort = "{sailsAt}")
@SuppressWarnings("singlet:swallowed-prefix")
public record Call(
    String id, String line, int year, String route, int leg, String port, Instant sailsAt)
    implements Voyages.OnRoute {}
