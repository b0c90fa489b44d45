package dev.singlet.it.updates.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.value.Document;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sales, with values within unions, documents, lists and maps. */
@Table(name = "Tills")
public sealed interface Tills {

  @Entity
  @LinkedKey(name = "ofShop", partition = "SALES#{shop}", sort = "SALE#{id}")
  record Sale(
      String shop,
      String id,
      @Attribute(aliases = "paid") @Nullable Payment payment,
      List<Payment> parts,
      Map<String, List<Line>> baskets,
      @Nullable Document meta,
      @Sensitive @Nullable Payment secret,
      @Nullable Integer total,
      @Nullable String note)
      implements Tills {}

  /** The payment of a sale. */
  @Union(discriminator = "kind")
  sealed interface Payment {}

  @Variant("card")
  record Card(
      String digits,
      @Max(3) int tries,
      Set<String> marks,
      @Size(max = 2) List<String> log,
      @Nullable Holder holder,
      @Nullable Payment instead)
      implements Payment {}

  @Variant("transfer")
  record Transfer(String iban, @Nullable String digits, int tries) implements Payment {}

  /** Who holds a card. */
  record Holder(String name, @Nullable String town) {}

  /** A line of a basket. */
  record Line(String product, int count, Map<String, Integer> sizes) {}
}
