package dev.singlet.it.docs.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "TRAINER#{trainerId}", sort = "TRAINER#{trainerId}")
@LinkedKey(index = "GSI1", partition = "REGION#{region}", sort = "TRAINER#{badges:pad(3)}")
public record Trainer(String trainerId, String region, int badges, @Nullable String customName)
    implements Pokedex {

  @Computed(stored = true)
  static boolean hasCustomName(@Nullable String customName) {
    return customName != null;
  }
}
