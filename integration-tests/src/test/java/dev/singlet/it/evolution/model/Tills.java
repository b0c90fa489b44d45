package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sales whose records got components with defaults that are for older items only. */
@Table(name = "Tills", indexes = @Index("GSI1"))
public sealed interface Tills {

  @Entity
  @LinkedKey(partition = "SALE#{id}", sort = "SALE")
  @LinkedKey(name = "inCurrency", index = "GSI1", partition = "IN#{currency}", sort = "{id}")
  record Sale(
      String id,
      @Default(value = "EUR", newRecords = false) String currency,
      @Default(value = "1", newRecords = false) int parts,
      @Default(method = "label", newRecords = false) String label,
      @Default(method = "note") String note,
      Price price,
      List<Price> more,
      @Flatten Place place)
      implements Tills {

    public static String label(String id, int parts) {
      return id + "/" + parts;
    }

    public static String note(String currency) {
      return "in " + currency;
    }
  }

  record Price(
      long cents,
      @Default(value = "19", newRecords = false) int tax,
      @Default(value = "NL", newRecords = false) String country,
      @Default(constant = "NO_COUPONS", newRecords = false) Map<String, Integer> coupons) {
    public static final Map<String, Integer> NO_COUPONS = Map.of("none", 0);
  }

  record Place(String hall, @Default(value = "1", newRecords = false) Integer floor) {}

  @Projection(of = Sale.class)
  record SaleLine(String id, int parts, String label, String currency) {}

  /** Listed by who wrote it, which stays. */
  @Entity
  @LinkedKey(partition = "BILL#{id}", sort = "BILL")
  @LinkedKey(name = "billsOf", index = "GSI1", partition = "OF#{author}", sort = "{state}")
  record Bill(
      String id,
      @Attribute(readOnly = true) @Default(value = "nobody", newRecords = false) String author,
      @Attribute(readOnly = true) @Default(value = "shop", newRecords = false) String source,
      String state,
      @Nullable String remark)
      implements Tills {}
}
