package dev.singlet.tools.plan;

import dev.singlet.change.plan.Amount;
import dev.singlet.change.plan.EntityStock;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of items that people give. */
final class StockText {

  private static final Pattern FORM = Pattern.compile("(.+?)=([0-9_]+)(?::([0-9]+))?");
  private static final double KILOBYTE = 1024;

  private StockText() {}

  /**
   * Reads numbers of items.
   *
   * @param texts such as {@code Issue=2000000:620}: the entity, the number of its items, and their
   *     average size in bytes; without a size, 1 KB
   * @param tables the models that have the entities
   * @return what the tables hold
   * @throws UserErrorException if a text has another form, or there is no such entity
   */
  static List<EntityStock> read(List<String> texts, List<TableDescriptor> tables) {
    return texts.stream().map(text -> read(text.strip(), tables)).toList();
  }

  private static EntityStock read(String text, List<TableDescriptor> tables) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new UserErrorException(
          "\""
              + text
              + "\" is not a number of items. Write the entity, the number of its items, and their"
              + " average size in bytes, such as Issue=2000000:620.");
    }
    String entity = form.group(1);
    if (tables.stream()
        .flatMap(table -> table.entities().stream())
        .noneMatch(each -> each.name().equals(entity))) {
      throw new UserErrorException("There is no entity " + entity + " in the models.");
    }
    double bytes = form.group(3) == null ? KILOBYTE : Double.parseDouble(form.group(3));
    double items = Double.parseDouble(form.group(2).replace("_", ""));
    return new EntityStock(entity, Amount.of(items), bytes);
  }
}
