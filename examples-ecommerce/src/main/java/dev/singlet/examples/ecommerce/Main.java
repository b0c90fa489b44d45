package dev.singlet.examples.ecommerce;

import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.examples.shared.Program;
import dev.singlet.examples.shared.Subject;
import dev.singlet.examples.shared.report.Calls;

/** Loads a shop into a table and runs all its access patterns. */
public final class Main {

  static final Subject<Shop> SHOP =
      new Subject<>(
          "a shop",
          "[\"Product\", {\"sku\": \"HOLT-BLACK\", \"price\": 95, ...}]",
          ShopKinds.ALL,
          SampleData.entities(),
          Examples::of,
          Calls.of("examples-ecommerce", Examples.class, AccessPatterns.class));

  private Main() {}

  /**
   * Runs the program.
   *
   * @param arguments see {@code --help}
   */
  public static void main(String... arguments) {
    Program.main(SHOP, arguments);
  }
}
