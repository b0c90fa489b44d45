package dev.singlet.it.types.model;

import dev.singlet.annotation.Converter;

/** Stores a name as text. */
public final class NameConverter implements Converter<Name, String> {

  @Override
  public String toStored(Name name) {
    if (name.first().contains(" ")) {
      throw new IllegalArgumentException("a first name is one word");
    }
    return name.first() + " " + name.last();
  }

  @Override
  public Name fromStored(String text) {
    int space = text.indexOf(' ');
    if (space < 0) {
      throw new IllegalArgumentException("no space in \"" + text + "\"");
    }
    return new Name(text.substring(0, space), text.substring(space + 1));
  }
}
