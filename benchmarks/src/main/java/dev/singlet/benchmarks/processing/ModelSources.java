package dev.singlet.benchmarks.processing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes single-table models: tables of 20 entities, every five of them an item collection. */
final class ModelSources {

  private static final int TABLE = 20;
  private static final int COLLECTION = 5;

  private ModelSources() {}

  static List<Source> of(int entities) {
    List<Source> sources = new ArrayList<>();
    for (int first = 0; first < entities; first += TABLE) {
      table("model.t" + first / TABLE, Math.min(TABLE, entities - first), sources);
    }
    return sources;
  }

  private static void table(String packageName, int entities, List<Source> sources) {
    int collections = (entities + COLLECTION - 1) / COLLECTION;
    String permits = names("Group", 0, collections);
    add(
        sources,
        packageName,
        "Model",
        """
        import dev.singlet.annotation.Index;
        import dev.singlet.annotation.Naming;
        import dev.singlet.annotation.Table;

        @Table(
            name = "model",
            indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3"), @Index("GSI4")},
            naming = Naming.SNAKE_CASE)
        public sealed interface Model permits %s {}
        """
            .formatted(permits));
    add(sources, packageName, "Status", "public enum Status { OPEN, CLOSED }\n");
    for (int i = 0; i < collections; i++) {
      int first = i * COLLECTION;
      String members = names("Issue", first, Math.min(entities, first + COLLECTION));
      add(
          sources,
          packageName,
          "Group" + i,
          """
          import dev.singlet.annotation.ItemCollection;

          /** What belongs to a repository. */
          @ItemCollection(name = "byRepo", index = "GSI1")
          public sealed interface Group%d extends Model permits %s {}
          """
              .formatted(i, members));
    }
    for (int i = 0; i < entities; i++) {
      String text =
          ENTITY_TEXT
              .replace("$GROUP", "Group" + i / COLLECTION)
              .replace("$ENTITY", "Issue" + i)
              .replace("$PREFIX", "I" + i + "X");
      add(sources, packageName, "Issue" + i, text);
    }
  }

  private static void add(List<Source> sources, String packageName, String type, String text) {
    sources.add(new Source(packageName + "." + type, "package " + packageName + ";\n\n" + text));
  }

  private static String names(String prefix, int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> prefix + i).collect(Collectors.joining(", "));
  }

  private static final String ENTITY_TEXT =
      """
      import dev.singlet.annotation.CreatedAt;
      import dev.singlet.annotation.Default;
      import dev.singlet.annotation.Entity;
      import dev.singlet.annotation.LinkedKey;
      import dev.singlet.annotation.UpdatedAt;
      import jakarta.validation.constraints.Max;
      import jakarta.validation.constraints.Min;
      import jakarta.validation.constraints.Pattern;
      import jakarta.validation.constraints.Size;
      import java.time.Instant;
      import java.util.Set;
      import org.jspecify.annotations.Nullable;

      /** Something to be done in a repository. */
      @Entity
      @LinkedKey(
          partition = "$PREFIX#{owner}#{repoName}#{number:pad(8)}",
          sort = "$PREFIX#{owner}#{repoName}#{number:pad(8)}")
      @LinkedKey(
          name = "byRepo",
          index = "GSI1",
          partition = "$GROUP#{owner}#{repoName}",
          sort = "$PREFIX#{number:pad(8)}")
      @LinkedKey(
          name = "openByRepo",
          index = "GSI4",
          when = "status == OPEN",
          partition = "$PREFIX#{owner}#{repoName}",
          sort = "OPEN#{number:reverse(8)}")
      @LinkedKey(
          name = "closedByRepo",
          index = "GSI4",
          when = "status == CLOSED",
          partition = "$PREFIX#{owner}#{repoName}",
          sort = "CLOSED#{number:pad(8)}")
      public record $ENTITY(
          @Pattern(regexp = "[a-zA-Z0-9_-]+") String owner,
          @Pattern(regexp = "[a-zA-Z0-9_.-]+") String repoName,
          @Min(1) @Max(99_999_999) long number,
          @Size(max = 255) String title,
          @Nullable String body,
          @Default("OPEN") Status status,
          String author,
          @Nullable String milestone,
          Set<String> assignees,
          Set<String> labels,
          @CreatedAt Instant createdAt,
          @UpdatedAt Instant updatedAt)
          implements $GROUP {}
      """;
}
