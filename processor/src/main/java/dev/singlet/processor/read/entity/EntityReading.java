package dev.singlet.processor.read.entity;

import dev.singlet.processor.model.entity.EntityModel;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An entity, as far as it could be read.
 *
 * @param known the parts that could be read; null if there are none
 * @param hasKey true if its primary key could be read; if false, the key of {@code known} is blank
 */
public record EntityReading(@Nullable EntityModel known, boolean hasKey) {

  /** Returns the entity; empty if no rule can judge it. */
  public Optional<EntityModel> judged() {
    return hasKey ? Optional.ofNullable(known) : Optional.empty();
  }
}
