package dev.singlet.generated.item;

import dev.singlet.generated.item.Document.BinarySet;
import dev.singlet.generated.item.Document.ListOf;
import dev.singlet.generated.item.Document.MapOf;
import dev.singlet.generated.item.Document.NumberSet;
import dev.singlet.generated.item.Document.Numeric;
import dev.singlet.generated.item.Document.Text;
import dev.singlet.generated.item.Document.TextSet;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores open content as it is. */
public record DocumentCodec() implements ValueCodec<Document> {

  @Override
  public AttributeValue encode(Document document) {
    return document.toAttributeValue();
  }

  @Override
  public Document decode(StoredValue value) {
    return Documents.of(value);
  }

  @Override
  public void check(Document document, Violations violations) {
    if (document instanceof Text text) {
      violations.text("", text.value());
    } else if (document instanceof Numeric number) {
      violations.number("", number.value());
    } else if (document instanceof TextSet set) {
      check(set.values(), TextCodecs.string(), violations);
    } else if (document instanceof NumberSet set) {
      check(set.values(), Codecs.bigDecimal(), violations);
    } else if (document instanceof BinarySet set) {
      check(set.values(), Codecs.sdkBytes(), violations);
    } else if (document instanceof ListOf list) {
      new ListCodec<>(this).check(list.values(), violations);
    } else if (document instanceof MapOf map) {
      new MapCodec<>(TextCodecs.string(), this).check(map.values(), violations);
    }
  }

  private static <E> void check(Set<E> set, ValueCodec<E> element, Violations violations) {
    if (set.isEmpty()) {
      violations.add("", "Size", "must not be an empty set: DynamoDB has none", null);
    }
    new SetCodec<>(element).check(set, violations);
  }
}
