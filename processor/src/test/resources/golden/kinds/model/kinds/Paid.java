package kinds;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import jakarta.validation.constraints.Positive;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds unions, whose records have components of their own, tuples and documents. */
@Entity
@LinkedKey(partition = "PAID!{id}", sort = "PAID")
record Paid(
    String id,
    Means means,
    List<Means> others,
    @Nullable Charge charge,
    dev.singlet.value.@Nullable Document meta)
    implements Kinds {

  @Union(discriminator = "by")
  sealed interface Means permits Card, Account, Old.Card {}

  @Variant("card")
  record Card(String digits, @Nullable Means instead) implements Means {}

  @Tuple
  record Charge(@Positive int cents, @Sensitive String reason, List<Charge> parts) {}

  record Account(int number, List<dev.singlet.value.Document> notes) implements Means {}

  /** Has a record of the same name. */
  interface Old {
    @Variant("old")
    record Card(String digits) implements Means {}
  }
}
