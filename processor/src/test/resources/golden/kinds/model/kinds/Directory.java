package kinds;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity(name = "dir")
@LinkedKey(partition = "D!{path:escape}", sort = "{path:escape}")
record Directory(String path) implements Kinds.Folder {}
