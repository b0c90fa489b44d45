package dev.singlet;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The page on architecture has a picture of the rooms that follows from what each may use. */
class RoomsPictureTest {

  @Test
  void thePageShowsTheRoomsFloorByFloor() throws IOException {
    assertThat(Files.readString(Path.of("../docs/architecture.md")))
        .as("docs/architecture.md has this picture")
        .contains(picture(ArchitectureTest.USES));
  }

  /** Returns a line for each room: those that it uses, without those that these use in turn. */
  private static String picture(Map<String, List<String>> uses) {
    Map<Integer, Set<String>> floors = new TreeMap<>(comparing(floor -> -floor));
    uses.keySet()
        .forEach(
            room -> floors.computeIfAbsent(floor(room, uses), any -> new TreeSet<>()).add(room));
    List<String> lines = new ArrayList<>();
    floors.forEach(
        (floor, rooms) ->
            rooms.forEach(
                room ->
                    lines.add(
                        "%2d  %-27s %s"
                            .formatted(floor, room, String.join(", ", direct(room, uses)))
                            .stripTrailing())));
    return "```\n" + String.join("\n", lines) + "\n```";
  }

  private static int floor(String room, Map<String, List<String>> uses) {
    return uses.get(room).stream().mapToInt(used -> 1 + floor(used, uses)).max().orElse(0);
  }

  private static Set<String> direct(String room, Map<String, List<String>> uses) {
    Set<String> direct = new TreeSet<>(uses.get(room));
    uses.get(room).forEach(used -> direct.removeAll(all(used, uses)));
    return direct;
  }

  /** Returns the rooms that a room uses, and those that they use. */
  private static Set<String> all(String room, Map<String, List<String>> uses) {
    Set<String> all = new TreeSet<>();
    for (String used : uses.get(room)) {
      all.add(used);
      all.addAll(all(used, uses));
    }
    return all;
  }
}
