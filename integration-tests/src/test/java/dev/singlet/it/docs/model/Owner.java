package dev.singlet.it.docs.model;

import dev.singlet.annotation.Converter;

public record Owner(String value) {

  public static final class Stored implements Converter<Owner, String> {
    @Override
    public String toStored(Owner name) {
      return name.value();
    }

    @Override
    public Owner fromStored(String text) {
      return new Owner(text);
    }
  }
}
