package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.Document;
import dev.singlet.value.Document.Binary;
import dev.singlet.value.Document.BinarySet;
import dev.singlet.value.Document.Bool;
import dev.singlet.value.Document.ListOf;
import dev.singlet.value.Document.MapOf;
import dev.singlet.value.Document.NumberSet;
import dev.singlet.value.Document.Numeric;
import dev.singlet.value.Document.Text;
import dev.singlet.value.Document.TextSet;
import java.math.BigDecimal;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores documents as they are. */
public record DocumentCodec() implements ValueCodec<Document> {

  private static final SetCodec<BigDecimal> NUMBERS = new SetCodec<>(Codecs.bigDecimal());

  @Override
  public AttributeValue encode(Document document) {
    return document.toAttributeValue();
  }

  @Override
  public Document decode(StoredValue value) {
    return switch (value.type()) {
      case S -> new Text(value.string());
      case N -> new Numeric(Codecs.bigDecimal().decode(value));
      case B -> new Binary(value.binary());
      case BOOL -> new Bool(value.bool());
      case NUL -> Document.ofNull();
      case SS -> new TextSet(new SetCodec<>(TextCodecs.string()).decode(value));
      case NS -> new NumberSet(NUMBERS.decode(value));
      case BS -> new BinarySet(new SetCodec<>(Codecs.sdkBytes()).decode(value));
      case L -> new ListOf(new ListCodec<>(new DocumentCodec()).decode(value));
      case M -> new MapOf(new MapCodec<>(TextCodecs.string(), new DocumentCodec()).decode(value));
      case UNKNOWN_TO_SDK_VERSION -> throw new DecodeFailure("", "is of no DynamoDB type", null);
    };
  }

  @Override
  public boolean readsNull() {
    return true;
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
      violations.add("", "Size", "must not be an empty set: DynamoDB has no empty sets", null);
    }
    new SetCodec<>(element).check(set, violations);
  }
}
