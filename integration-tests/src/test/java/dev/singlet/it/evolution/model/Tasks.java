package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Validate;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tasks whose components have defaults of every kind. */
@Table(
    name = "Tasks",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Tasks {

  /** Constants of other types are found by their short names within a package. */
  interface Limits {
    int MAX_VOTES = 3;
  }

  @Entity
  @LinkedKey(partition = "TASK#{id}", sort = "TASK")
  @LinkedKey(name = "bySlug", index = "GSI1", partition = "SLUG#{slug}", sort = "{id}")
  record Task(
      String id,
      @Default(method = "label") String label,
      @Default(method = "slug") String slug,
      String title,
      @Default("LOW") Priority priority,
      @Default(constant = "NO_STEPS") List<Step> steps,
      @Default(constant = "Limits.MAX_VOTES") int votes,
      @Default(method = "initialWeight") long weight,
      @Default(constant = "Origin.UNKNOWN") Origin origin,
      @Nullable Map<String, Origin> seen)
      implements Tasks {

    public static final List<Step> NO_STEPS = List.of();

    public static String slug(String title) {
      return title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** It is made of a default in its turn, which is declared after it. */
    public static String label(String slug, Priority priority) {
      return slug + "/" + priority;
    }

    public static long initialWeight() {
      return 10;
    }

    @Computed(stored = true)
    public static String place(Origin origin) {
      return origin.country() + "-" + origin.city();
    }
  }

  /** Listed by what it has by default, and by what that is made of. */
  @Entity
  @LinkedKey(partition = "DRAFT#{id}", sort = "DRAFT")
  @LinkedKey(
      name = "draftsBySlug",
      index = "GSI1",
      partition = "DRAFTS#{slug}",
      sort = "{rank:pad(3)}")
  @LinkedKey(
      name = "draftsByTitle",
      index = "GSI2",
      partition = "DRAFTS#{title}",
      sort = "{rank:pad(3)}")
  record Draft(String id, String title, @Default(method = "slug") String slug, int rank)
      implements Tasks {
    public static String slug(String title) {
      return Task.slug(title);
    }
  }

  /** Its defaults are made of what it must have. */
  @Entity
  @LinkedKey(partition = "ENTRY#{id}", sort = "ENTRY")
  record Entry(
      String id,
      String title,
      @Default(method = "slug") String slug,
      @Default(method = "label") @Size(min = 2) String label,
      @Default(method = "length") @Min(1) Integer length,
      @Nullable Step step)
      implements Tasks {
    public static String slug(String title) {
      return Task.slug(title);
    }

    public static String label(String slug) {
      return slug.concat("!");
    }

    public static Integer length(String title) {
      return title.length();
    }

    @Validate(message = "must not be two words")
    static boolean isOneWord(String slug) {
      return !slug.contains("-");
    }
  }

  enum Priority {
    LOW,
    HIGH
  }

  record Step(String text, @Default(method = "hint") String hint, @Default("1") int points) {
    public static String hint(String text, int points) {
      return text + " (" + points + ")";
    }
  }

  record Origin(String country, @Default(constant = "Tasks.Origin.NOWHERE") String city) {
    public static final String NOWHERE = "nowhere";
    public static final Origin UNKNOWN = new Origin("??", NOWHERE);
  }
}
