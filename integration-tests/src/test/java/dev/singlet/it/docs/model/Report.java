package dev.singlet.it.docs.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "REPORT#{id:pad(6)}", sort = "REPORT")
@LinkedKey(name = "byTitle", index = "GSI1", partition = "TEAM#{team}", sort = "TITLE#{title}")
@LinkedKey(name = "ofTeam", index = "GSI2", partition = "TEAM#{team}", sort = "REPORT#{id:pad(6)}")
public record Report(
    int id, String team, String title, @Default("DRAFT") State state, @Nullable String body)
    implements Archive {

  public enum State {
    DRAFT,
    FINAL
  }
}
