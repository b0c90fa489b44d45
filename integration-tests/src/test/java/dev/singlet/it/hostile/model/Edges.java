package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values at DynamoDB's limits. */
@Table(name = "Edges")
public sealed interface Edges {

  @Entity
  @LinkedKey(name = "all", partition = "EDGE#{id}", sort = "EDGE")
  record Edge(
      String id,
      @Version long version,
      @Nullable BigDecimal amount,
      List<String> log,
      Map<String, String> marks,
      @Nullable Document meta,
      @SuppressWarnings("ArrayRecordComponent") byte @Nullable [] seal)
      implements Edges {}
}
