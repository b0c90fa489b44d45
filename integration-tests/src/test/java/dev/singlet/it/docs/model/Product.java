package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.value.Document;
import java.util.Map;

@Entity
@LinkedKey(partition = "PRODUCT#{id}", sort = "PRODUCT")
public record Product(String id, String name, Measure measure, @Extras Map<String, Document> extras)
    implements Shipping {

  public record Measure(int width, @Extras Map<String, Document> extras) {}
}
