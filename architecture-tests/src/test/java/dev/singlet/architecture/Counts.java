package dev.singlet.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The sizes that a published module is held to. */
enum Counts {
  /** The largest set of classes that all use each other. */
  CYCLE(1),

  /** The public top-level types that users may name. */
  EXPORTED(1),

  /** The same, and the public types within them. */
  EXPORTED_WITH_NESTED(1),

  /** The lines of code. */
  LINES(100),

  /** The files of the largest package. */
  ROOM(1);

  private final int step;

  Counts(int step) {
    this.step = step;
  }

  /** Returns the names of all counts, each with its module's, and their values. */
  static Map<String, Long> of(List<PublishedModule> modules) {
    Map<String, Long> all = new TreeMap<>();
    for (PublishedModule module : modules) {
      for (Counts each : values()) {
        all.put(module.name() + " " + each.title(), each.roundedUp(each.of(module)));
      }
    }
    return all;
  }

  private long of(PublishedModule module) {
    return switch (this) {
      case CYCLE -> largestCycle(module);
      case EXPORTED -> exported(module).count();
      case EXPORTED_WITH_NESTED -> exported(module).mapToLong(Counts::withNested).sum();
      case LINES -> module.sources().stream().mapToLong(SourceFile::codeLines).sum();
      case ROOM -> largestRoom(module);
    };
  }

  /** Rounds up, so that a line more or less is not a change. */
  private long roundedUp(long value) {
    return (value + step - 1) / step * step;
  }

  private String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static long largestCycle(PublishedModule module) {
    return ClassCycles.of(Uses.of(module.sources())).stream().mapToInt(Set::size).max().orElse(1);
  }

  private static long largestRoom(PublishedModule module) {
    return module.sources().stream()
        .collect(Collectors.groupingBy(SourceFile::packageName, Collectors.counting()))
        .values()
        .stream()
        .mapToLong(Long::longValue)
        .max()
        .orElse(0);
  }

  private static Stream<ClassTree> exported(PublishedModule module) {
    return module.exported().stream().map(SourceFile::type).filter(Counts::isPublic);
  }

  private static long withNested(ClassTree type) {
    boolean isOpen = type.getKind() == Tree.Kind.INTERFACE;
    return 1
        + type.getMembers().stream()
            .filter(ClassTree.class::isInstance)
            .map(ClassTree.class::cast)
            .filter(nested -> isOpen || isPublic(nested))
            .mapToLong(Counts::withNested)
            .sum();
  }

  private static boolean isPublic(ClassTree type) {
    return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
  }
}
