package kinds;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** Its keys repeat what the partition settles, and what is narrowed before. */
@Entity
@LinkedKey(
    name = "within",
    partition = "D!{path:escape}",
    sort = "F!{path:escape}!{prefix}!{item:lower}!{prefix}")
@LinkedKey(
    name = "local",
    index = "LSI-1",
    sort = "{prefix:upper:escape}!{stamps:epoch:reverse(12)}{range:seconds}")
record Document(
    String path,
    String prefix,
    String item,
    java.time.Instant stamps,
    java.time.Instant range)
    implements Kinds.Folder {}
