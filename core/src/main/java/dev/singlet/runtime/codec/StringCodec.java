package dev.singlet.runtime.codec;

import dev.singlet.internal.text.Utf8;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;

/** Stores strings as they are. */
public record StringCodec() implements TextCodec<String> {

  @Override
  public String format(String value) {
    return value;
  }

  @Override
  public String parse(String text) {
    return text;
  }

  @Override
  public boolean isSurelyValid(String value) {
    return Utf8.loneSurrogate(value) < 0;
  }

  @Override
  public void check(String value, Violations violations) {
    violations.text("", value);
  }
}
