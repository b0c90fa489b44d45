package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.Document;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores optional documents. NULL is read as absent, and is not stored. */
public record OptionalDocumentCodec() implements ValueCodec<Document> {

  private static final DocumentCodec PRESENT = new DocumentCodec();

  @Override
  public @Nullable AttributeValue encode(Document document) {
    return document.isNull() ? null : PRESENT.encode(document);
  }

  @Override
  public boolean isAbsent(Document document) {
    return document.isNull();
  }

  @Override
  public Document decode(StoredValue value) {
    return PRESENT.decode(value);
  }

  @Override
  public void check(Document document, Violations violations) {
    PRESENT.check(document, violations);
  }
}
