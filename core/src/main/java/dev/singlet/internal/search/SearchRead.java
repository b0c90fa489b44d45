package dev.singlet.internal.search;

import dev.singlet.value.PrimaryKey;
import dev.singlet.value.UnreadableItem;
import java.util.List;

/**
 * Things that a search finds besides its items.
 *
 * @param missing the keys without an item
 * @param foreign the keys with an item of another entity
 */
public record SearchRead(
    List<UnreadableItem> unreadable, List<PrimaryKey> missing, List<PrimaryKey> foreign) {

  public SearchRead {
    unreadable = List.copyOf(unreadable);
    missing = List.copyOf(missing);
    foreign = List.copyOf(foreign);
  }
}
