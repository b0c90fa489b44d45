package dev.singlet.examples.spring;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;

/** The items that tests begin with: the sample data, and pieces of one product. */
public final class SampleItems {

  private SampleItems() {}

  /** Writes the items. */
  public static void putTo(TableClient shop) {
    SampleData.entities().forEach(entity -> shop.execute(ShopKinds.ALL.put(entity)));
    shop.execute(StockEntity.put(new Stock("HOLT-BLACK", 5)));
  }
}
