package dev.singlet.runtime.entity;

import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.schema.TableSchema;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
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
    for (int i = 0; i < attributes.size(); i++) {
      if (!fits(item, attributes.get(i), forms.get(i), i == 0)) {
        return false;
      }
    }
    return true;
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
    int from = isPartition && table.tenant() != null ? ItemReader.of(item).tenantLength(table) : 0;
    return form.matcher(text).region(from, text.length()).matches();
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
