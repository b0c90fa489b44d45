package dev.singlet.it.itemsize.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Items that can grow by every type of attribute. */
@Table(name = "Archive", sortKey = "", createdAttribute = "", modifiedAttribute = "")
public sealed interface Archive {

  /** A document whose {@code padding} fills it up, byte by byte. */
  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "{id}")
  record Document(
      String id,
      String padding,
      @Nullable String text,
      byte @Nullable [] binary,
      @Nullable List<BigDecimal> numbers,
      Set<BigDecimal> numberSet,
      Set<String> textSet,
      @Nullable Map<String, Boolean> flags,
      @Attribute("\u540d\u524d\ud83d\ude00") @Nullable String named,
      @Nullable Node tree)
      implements Archive {}

  /** Holds records in a list. */
  record Node(List<Branch> branches) {}

  /** Holds lists of lists in a map. */
  record Branch(String name, Map<String, List<List<String>>> leaves) {}
}
