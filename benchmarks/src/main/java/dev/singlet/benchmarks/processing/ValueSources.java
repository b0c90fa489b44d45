package dev.singlet.benchmarks.processing;

import java.util.List;
import java.util.stream.IntStream;

/** Writes value types of the attributes of {@link ModelSources}, each with a builder. */
final class ValueSources {

  private static final String PACKAGE = "model";

  private static final String ATTRIBUTES =
      """
        public abstract String owner();
        public abstract String repoName();
        public abstract long number();
        public abstract String title();
        @Nullable public abstract String body();
        public abstract Status status();
        public abstract String author();
        @Nullable public abstract String milestone();
        public abstract Set<String> assignees();
        public abstract Set<String> labels();
        public abstract Instant createdAt();
        public abstract Instant updatedAt();

        @Retention(RetentionPolicy.CLASS) @interface Nullable {}

        enum Status { OPEN, CLOSED }
      """;

  private ValueSources() {}

  static List<Source> autoValue(int types) {
    return sources(
        types,
        """
        @com.google.auto.value.AutoValue
        public abstract class %1$s {
        %2$s
          public static Builder builder() { return new AutoValue_%1$s.Builder(); }

          @com.google.auto.value.AutoValue.Builder
          public abstract static class Builder {
            public abstract Builder owner(String owner);
            public abstract Builder repoName(String repoName);
            public abstract Builder number(long number);
            public abstract Builder title(String title);
            public abstract Builder body(@Nullable String body);
            public abstract Builder status(Status status);
            public abstract Builder author(String author);
            public abstract Builder milestone(@Nullable String milestone);
            public abstract Builder assignees(Set<String> assignees);
            public abstract Builder labels(Set<String> labels);
            public abstract Builder createdAt(Instant createdAt);
            public abstract Builder updatedAt(Instant updatedAt);
            public abstract %1$s build();
          }
        }
        """);
  }

  static List<Source> immutables(int types) {
    return sources(
        types,
        """
        @org.immutables.value.Value.Immutable
        public abstract class %1$s {
        %2$s}
        """);
  }

  private static List<Source> sources(int types, String form) {
    return IntStream.range(0, types)
        .mapToObj(
            i ->
                new Source(
                    PACKAGE + ".Issue" + i,
                    """
                    package %s;

                    import java.lang.annotation.Retention;
                    import java.lang.annotation.RetentionPolicy;
                    import java.time.Instant;
                    import java.util.Set;

                    %s\
                    """
                        .formatted(PACKAGE, form.formatted("Issue" + i, ATTRIBUTES))))
        .toList();
  }
}
