package dev.singlet.tools.format.analytics;

import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Defaults as the text that items would store. */
final class DefaultText {

  private DefaultText() {}

  /** Returns the text; empty if it is known to programs in Java only. */
  static Optional<String> of(DefaultDescriptor initial, StoredType declared) {
    StoredType type = declared.storedForm();
    return switch (initial.kind()) {
      case VALUE -> declared.converter().isEmpty() ? value(initial.text(), type) : Optional.empty();
      case CONSTANT -> constant(initial.text(), type);
      case FIELD, METHOD, NOW, ID -> Optional.empty();
    };
  }

  private static Optional<String> constant(String name, StoredType type) {
    return type.constants().stream()
        .filter(constant -> constant.name().equals(name))
        .map(EnumConstant::stored)
        .findFirst();
  }

  private static Optional<String> value(String text, StoredType type) {
    StoredType.Scalar scalar = type.scalar();
    if (scalar == null) {
      return Optional.empty();
    }
    return switch (SqlType.of(type, List.of()).kind()) {
      case EPOCH_SECONDS -> Optional.of(String.valueOf(Instant.parse(text).getEpochSecond()));
      case EPOCH_MILLIS -> Optional.of(String.valueOf(Instant.parse(text).toEpochMilli()));
      // SQL reads fewer digits than those that are stored.
      case TIMESTAMP, FINE_TIMESTAMP -> Optional.of(text).filter(SqlType::isTime);
      default -> scalar.isStoredOtherwise() ? Optional.empty() : Optional.of(text);
    };
  }
}
