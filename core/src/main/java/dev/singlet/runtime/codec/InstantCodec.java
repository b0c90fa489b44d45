package dev.singlet.runtime.codec;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.time.Instant;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores points in time, as S or N depending on the format. */
record InstantCodec(TimeFormat format) implements TextCodec<Instant> {

  @Override
  public String format(Instant value) {
    AttributeValue stored = encode(value);
    return stored.s() == null ? stored.n() : stored.s();
  }

  @Override
  public Instant parse(String text) {
    return Scalars.isNumber(format) ? Scalars.epoch("", text, format) : Scalars.instant("", text);
  }

  @Override
  public AttributeValue encode(Instant value) {
    return Scalars.instant(value, format);
  }

  @Override
  public Instant decode(StoredValue value) {
    return parse(Scalars.isNumber(format) ? value.number() : value.string());
  }

  @Override
  public void check(Instant value, Violations violations) {
    violations.time("", value);
  }
}
