package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.value.Document;
import java.util.Map;

@Table(name = "Attic", createdAttribute = "", modifiedAttribute = "")
public sealed interface Attic {

  @Entity
  @LinkedKey(name = "of", partition = "{pk:any}", sort = "{sk:any}")
  record Thing(
      @Attribute("PK") String pk, @Attribute("SK") String sk, @Extras Map<String, Document> rest)
      implements Attic {}
}
