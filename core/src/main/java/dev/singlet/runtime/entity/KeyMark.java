package dev.singlet.runtime.entity;

import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.schema.TableSchema;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The primary key, which has a form that no other entity's key has. The processor has checked that.
 *
 * @param table the table
 * @param attributes the key attributes
 * @param forms the form of each key attribute; it accepts every value of an attribute that is not
 *     text
 */
record KeyMark(TableSchema table, List<String> attributes, List<Pattern> forms) implements Mark {

  /**
   * Makes a mark of regular expressions.
   *
   * @param forms one for each key attribute of the table; empty for an attribute that is not text
   */
  static KeyMark of(TableSchema table, String... forms) {
    return new KeyMark(
        table, table.key().names(), Arrays.stream(forms).map(Pattern::compile).toList());
  }

  @Override
  public boolean isOn(Map<String, AttributeValue> item, @Nullable String name) {
    return misfit(item) == null;
  }

  private boolean fits(
      Map<String, AttributeValue> item, String attribute, Pattern form, boolean isPartition) {
    if (form.pattern().isEmpty()) {
      return item.containsKey(attribute);
    }
    String text = StoredItem.string(item, attribute);
    if (text == null) {
      return false;
    }
    return form.matcher(text).region(start(item, isPartition), text.length()).matches();
  }

  /** Returns where the model's own text begins. */
  private int start(Map<String, AttributeValue> item, boolean isPartition) {
    return isPartition && table.tenant() != null ? ItemReader.of(item).tenantLength(table) : 0;
  }

  @Override
  public int likeness(Map<String, AttributeValue> item) {
    int likeness = 0;
    for (int i = 0; i < attributes.size(); i++) {
      String text = StoredItem.string(item, attributes.get(i));
      if (text != null && !forms.get(i).pattern().isEmpty()) {
        likeness += likeness(forms.get(i), text, start(item, i == 0));
      }
    }
    return likeness;
  }

  /** Returns the length of the longest beginning that texts of a form have; one more for all. */
  private static int likeness(Pattern form, String text, int from) {
    Matcher matcher = form.matcher(text);
    if (matcher.region(from, text.length()).matches()) {
      return text.length() - from + 1;
    }
    for (int to = text.length(); to > from; to--) {
      if (matcher.region(from, to).matches() || matcher.hitEnd()) {
        return to - from;
      }
    }
    return 0;
  }

  @Override
  public @Nullable String misfit(Map<String, AttributeValue> item) {
    for (int i = 0; i < attributes.size(); i++) {
      if (!fits(item, attributes.get(i), forms.get(i), i == 0)) {
        return attributes.get(i);
      }
    }
    return null;
  }

  @Override
  public String form(String attribute) {
    return forms.get(attributes.indexOf(attribute)).pattern();
  }

  @Override
  public boolean readsKey() {
    return true;
  }

  @Override
  public List<String> added() {
    return List.of();
  }
}
