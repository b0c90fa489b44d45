package dev.singlet.it.evolution;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import org.jspecify.annotations.Nullable;

/**
 * Tours, whose keys are made of what need not be given and is never absent. Package-private, to
 * test that such a model works: its entity and the methods that its defaults call.
 */
@Table(
    name = "Tours",
    indexes = {@Index("GSI1"), @Index("GSI2")})
sealed interface PackagePrivateTours {

  @Entity
  @LinkedKey(partition = "TOUR#{id}", sort = "TOUR")
  @LinkedKey(name = "byGuide", index = "GSI1", partition = "GUIDE#{guide}", sort = "{id}")
  @LinkedKey(name = "bySign", index = "GSI2", partition = "SIGN#{sign}#{day}", sort = "{id}")
  record Tour(
      String id,
      @Attribute(aliases = "town") String city,
      String day,
      @Default("nobody") @Nullable String guide,
      @Default(method = "sign") @Nullable String sign,
      @Default(method = "motto") @Nullable String motto,
      @Default(method = "hint") @Nullable String hint,
      @Default(method = "alias") @Nullable String alias)
      implements PackagePrivateTours {

    static String sign(String city) {
      return city.substring(0, 1);
    }

    static String motto(@Nullable String guide) {
      return "with " + guide;
    }

    static String hint(@Nullable String motto) {
      return motto + "!";
    }

    /** A default that can be nothing itself. */
    static @Nullable String alias(String city) {
      return city.equals("Delft") ? null : city + " tour";
    }

    @Computed(stored = true)
    static String caption(@Nullable String guide, @Nullable String alias) {
      return alias + " by " + guide;
    }
  }
}
