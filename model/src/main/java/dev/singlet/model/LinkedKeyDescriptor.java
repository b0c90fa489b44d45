package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The key of an entity in the table, or in an index.
 *
 * @param index the index; empty for the table itself
 * @param pattern the name of its access pattern; empty for none
 * @param purpose its purpose, as plain text with code in backticks; empty if none is given
 * @param partition the templates of the partition key attributes, one for each
 * @param sort the templates of the sort key attributes, one for each; none if there is no sort key
 * @param when the condition under which an item has it; null for always
 * @param givesUp the properties that it gives up: {@code ORDER} if its sort key does not sort as
 *     its values do
 */
public record LinkedKeyDescriptor(
    String index,
    String pattern,
    String purpose,
    List<TemplateDescriptor> partition,
    List<TemplateDescriptor> sort,
    @Nullable ConditionDescriptor when,
    List<String> givesUp) {

  /**
   * Copies the lists.
   *
   * @param index the index
   * @param pattern the name of its access pattern
   * @param purpose its purpose
   * @param partition the templates of the partition key attributes
   * @param sort the templates of the sort key attributes
   * @param when the condition under which an item has it
   * @param givesUp the properties that it gives up
   */
  public LinkedKeyDescriptor {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
    givesUp = List.copyOf(givesUp);
  }

  /**
   * Returns all templates.
   *
   * @return the templates, those of the partition key first
   */
  public List<TemplateDescriptor> templates() {
    List<TemplateDescriptor> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  /**
   * Returns whether it is the primary key.
   *
   * @return true if it belongs to the table itself
   */
  public boolean isPrimary() {
    return index.isEmpty();
  }

  static LinkedKeyDescriptor read(JsonObject json) {
    return new LinkedKeyDescriptor(
        json.textOrEmpty("index"),
        json.textOrEmpty("pattern"),
        json.textOrEmpty("purpose"),
        json.objects("partition", TemplateDescriptor::read),
        json.objects("sort", TemplateDescriptor::read),
        json.objectOrNull("when", ConditionDescriptor::read),
        json.texts("givesUp"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("index", index)
        .add("pattern", pattern)
        .add("purpose", purpose)
        .addAll("partition", partition, TemplateDescriptor::write)
        .addAll("sort", sort, TemplateDescriptor::write)
        .add("when", when, ConditionDescriptor::write)
        .add("givesUp", givesUp)
        .all();
  }
}
