package dev.singlet.generated.entity;

import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.StoredItem;
import dev.singlet.schema.KeyAttribute;
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
 * @param forms the form of each key attribute; it accepts every value of an attribute that is not
 *     text
 */
record KeyMark(TableSchema table, List<Pattern> forms) implements Mark {

  /**
   * Makes a mark of regular expressions.
   *
   * @param forms one for each key attribute of the table; empty for an attribute that is not text
   */
  static KeyMark of(TableSchema table, String... forms) {
    return new KeyMark(table, Arrays.stream(forms).map(Pattern::compile).toList());
  }

  @Override
  public boolean isOn(Map<String, AttributeValue> item, @Nullable String name) {
    List<KeyAttribute> key = table.key().attributes();
    for (int i = 0; i < key.size(); i++) {
      if (!fits(item, key.get(i).name(), forms.get(i), i == 0 ? tenantLength(item) : 0)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(
      Map<String, AttributeValue> item, String attribute, Pattern form, int from) {
    if (form.pattern().isEmpty()) {
      return item.containsKey(attribute);
    }
    String text = StoredItem.string(item, attribute);
    return text != null && form.matcher(text).region(from, text.length()).matches();
  }

  /** Returns the length of the tenant's part; 0 for an item that is not bound to a tenant. */
  private int tenantLength(Map<String, AttributeValue> item) {
    String tenant = table.tenant();
    String partition = table.key().names().get(0);
    return tenant == null || StoredItem.string(item, partition) == null
        ? 0
        : ItemReader.of(item).tenantLength(partition, tenant, table.delimiter());
  }

  @Override
  public List<String> added() {
    return List.of();
  }

  @Override
  public List<String> attributes() {
    return table.key().names();
  }
}
