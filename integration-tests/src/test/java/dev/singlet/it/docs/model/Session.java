package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Entity(table = Workshop.class)
@LinkedKey(partition = "SESSION#{id}", sort = "SESSION")
public record Session(
    String id,
    @Version long version,
    @Default("0") int requests,
    @Nullable Client client,
    @Nullable Map<String, String> notes,
    @TimeToLive @Attribute("expires") @Nullable Instant expiresAt) {

  /** What the session belongs to. */
  public record Client(String name, @Nullable String language) {}
}
