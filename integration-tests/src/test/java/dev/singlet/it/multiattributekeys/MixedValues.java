package dev.singlet.it.multiattributekeys;

import dev.singlet.it.multiattributekeys.model.Mixed.Idea;
import dev.singlet.it.multiattributekeys.model.Mixed.State;
import dev.singlet.it.multiattributekeys.model.Mixed.Task;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Random values, few enough to meet. */
final class MixedValues {

  private static final byte[][] HASHES = {{0}, {1, 0}, {1}, {(byte) 0xff}, {0x7f, (byte) 0x80}};

  private final Random random;

  MixedValues(Random random) {
    this.random = random;
  }

  <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private <T> @Nullable T maybe(T value) {
    return random.nextInt(5) == 0 ? null : value;
  }

  String id() {
    return one(List.of("1", "10", "2", "3", "a", "é", "z", "😀"));
  }

  String team() {
    return one(List.of("red", "redder"));
  }

  int year() {
    return one(List.of(2026, -7));
  }

  int level() {
    return one(List.of(-12, 3, 10));
  }

  SdkBytes hash() {
    return SdkBytes.fromByteArray(HASHES[random.nextInt(HASHES.length)]);
  }

  String label() {
    return one(List.of("x", "xx", "x-y"));
  }

  State state() {
    return one(List.of(State.values()));
  }

  Task task(String id) {
    return new Task(
        id,
        maybe(team()),
        maybe(year()),
        level(),
        maybe(hash()),
        maybe(label()),
        state(),
        random.nextInt(10));
  }

  Idea idea(String id) {
    return new Idea(id, team(), year(), level(), hash(), random.nextInt(10));
  }
}
