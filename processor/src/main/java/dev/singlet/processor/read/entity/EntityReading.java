package dev.singlet.processor.read.entity;

import dev.singlet.processor.model.EntityModel;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An entity, as far as it could be read.
 *
 * @param known what of it could be read; null if nothing
 * @param hasKey true if its primary key could; if not, that of {@code known} is blank
 */
public record EntityReading(@Nullable EntityModel known, boolean hasKey) {

  /** The entity; nothing if it can't be judged by any rule. */
  public Optional<EntityModel> judged() {
    return hasKey ? Optional.ofNullable(known) : Optional.empty();
  }
}
