package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.Locale;

@Table(name = "Phonebook")
public sealed interface Phonebook {

  record Handle(String text) {
    public Handle {
      text = text.strip().toLowerCase(Locale.ROOT);
    }
  }

  final class HandleConverter implements Converter<Handle, String> {
    @Override
    public String toStored(Handle handle) {
      return handle.text();
    }

    @Override
    public Handle fromStored(String text) {
      return new Handle(text);
    }
  }

  @Entity
  @LinkedKey(name = "called", partition = "PERSON#{handle}", sort = "PERSON")
  record Person(@Convert(with = HandleConverter.class) Handle handle, String number)
      implements Phonebook {}
}
