package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** The types of {@code AttributesBean}, as Singlet reads them. */
@Table(
    name = "MapperTypes",
    partitionKey = "id",
    sortKey = "",
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "")
public sealed interface MapperTypes {

  @Entity
  @LinkedKey(partition = "{id}")
  record Attributes(
      String id,
      Document flags,
      List<Instant> dates,
      Set<Integer> numbers,
      SdkBytes bytes,
      UUID uuid,
      BigDecimal amount,
      double ratio,
      Instant calendar,
      Locale locale,
      String json,
      @Convert(with = NumberAsBoolean.class) Map<String, Boolean> map,
      LocalDate day,
      @Nullable String empty,
      @Nullable String absent)
      implements MapperTypes {}
}
