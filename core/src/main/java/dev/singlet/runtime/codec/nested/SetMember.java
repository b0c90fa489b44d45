package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A member of a set, which is a scalar. */
final class SetMember extends StoredValue {

  private final AttributeValue.Type type;
  private final Object value;

  private SetMember(AttributeValue.Type type, Object value) {
    this.type = type;
    this.value = value;
  }

  /** A member of a set of strings, numbers or binary values. */
  static StoredValue of(AttributeValue.Type type, Object value) {
    return new SetMember(type, Scalars.present(value));
  }

  @Override
  public AttributeValue.Type type() {
    return type;
  }

  @Override
  public String text() {
    return (String) value;
  }

  @Override
  public SdkBytes bytes() {
    return (SdkBytes) value;
  }

  @Override
  public AttributeValue toAttributeValue() {
    return switch (type) {
      case S -> AttributeValue.createS((String) value);
      case N -> AttributeValue.createN((String) value);
      default -> AttributeValue.createB((SdkBytes) value);
    };
  }
}
