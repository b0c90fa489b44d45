package dev.singlet.it.docs.model;

import dev.singlet.annotation.Converter;
import dev.singlet.value.Document;

public final class NumberAsBoolean implements Converter<Boolean, Document> {

  @Override
  public Document toStored(Boolean flag) {
    return Document.of(flag ? 1 : 0);
  }

  @Override
  public Boolean fromStored(Document stored) {
    return stored instanceof Document.Bool flag ? flag.value() : stored.asNumber().signum() != 0;
  }
}
