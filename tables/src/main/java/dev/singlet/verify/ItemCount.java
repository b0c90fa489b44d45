package dev.singlet.verify;

/**
 * A number of items.
 *
 * @param items the number
 */
public record ItemCount(long items) implements TableReport<ItemCount> {

  @Override
  public boolean isFine() {
    return true;
  }

  @Override
  public ItemCount and(ItemCount next) {
    return new ItemCount(items + next.items);
  }
}
