package dev.singlet.it.updates.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Version;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes that are made of others. */
@Table(name = "Bills")
public sealed interface Bills {

  /** As many digits as a number can have. */
  String MOST = "99999999999999999999999999999999999999";

  String LEAST = "-" + MOST;

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "BILL#{id}", sort = "BILL")
  record Bill(
      String id,
      @Version long version,
      @Nullable Integer price,
      @Nullable @Attribute(aliases = "vat") Integer tax,
      @Nullable @Min(-5) @Max(10) Integer total,
      @Nullable @Min(0) Integer left,
      @Nullable @Sensitive Integer salary,
      @Nullable @Digits(integer = 5, fraction = 2) BigDecimal exact,
      @Nullable BigDecimal rough,
      @Nullable @DecimalMin(Bills.LEAST) @DecimalMax(Bills.MOST) BigDecimal huge,
      @Nullable @Sensitive @Digits(integer = 5, fraction = 2) BigDecimal bonus,
      @Nullable @Size(max = 3) List<String> lines,
      @Nullable List<String> more,
      @Nullable @Pattern(regexp = "[a-z]+") String code,
      @Nullable String note,
      byte @Nullable [] data,
      byte @Nullable [] head)
      implements Bills {}
}
