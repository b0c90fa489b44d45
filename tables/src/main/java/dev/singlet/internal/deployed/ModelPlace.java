package dev.singlet.internal.deployed;

import dev.singlet.annotation.ScalarType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Utf8;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The place of the models in use: one partition, whose key begins with U+10FFFF. No value in a key
 * can hold this character, so no item of an entity and no reserved value has such a key. {@link
 * FreeKeys} checks what else a key is made of.
 *
 * <p>If the sort key is text, each model of a program is an item. Otherwise all of them are in one
 * item, and the names of its attributes end with the program and the model.
 *
 * @param table the table, with its name and its key alone
 */
public record ModelPlace(TableSchema table) {

  /** The beginning of each attribute that is not a key. */
  static final String ATTRIBUTES = "_singlet_";

  /** The attribute with the time when a program was first seen with a model. */
  public static final String FIRST = ATTRIBUTES + "first";

  /** The attribute with the time when a program was last seen with a model. */
  public static final String LAST = ATTRIBUTES + "last";

  /** The attribute with the model, compressed. */
  public static final String MODEL = ATTRIBUTES + "model";

  /** The beginning of its keys. */
  static final String BEGINNING = Character.toString(Utf8.LAST);

  /** It has no character that can be in a delimiter, so it isn't the key of a tenant either. */
  static final String PARTITION = BEGINNING + "SINGLET";

  /** The id of the history of migrations, which no model of a program has. */
  public static final String HISTORY = BEGINNING + "history";

  private static final char SEPARATOR = '@';

  /**
   * Returns the place in the table of a model.
   *
   * @throws InvalidArgumentException if the table can have other items there
   */
  public static ModelPlace of(TableDescriptor model) {
    String problem = FreeKeys.problem(model);
    if (problem != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The table "
              + model.name()
              + " of "
              + model.java()
              + " has no place for the models in use. "
              + problem);
    }
    KeySchema key =
        new KeySchema(attributes(model.key().partition()), attributes(model.key().sort()));
    return new ModelPlace(new TableSchema(model.name(), key, List.of(), model.delimiter(), null));
  }

  private static List<KeyAttribute> attributes(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream()
        .map(each -> new KeyAttribute(each.name(), ScalarType.valueOf(each.type().name())))
        .toList();
  }

  /** Returns whether an item of a table says which models are in use. */
  public static boolean has(Map<String, AttributeValue> item, TableSchema table) {
    return PARTITION.equals(StoredItem.string(item, table.key().names().get(0)));
  }

  /** Returns the name of the partition key attribute. */
  public String partitionName() {
    return table.key().partition().get(0).name();
  }

  /** Returns the partition key of all models. */
  public static AttributeValue partition() {
    return AttributeValue.createS(PARTITION);
  }

  /** Returns whether each model of a program is an item. */
  public boolean isDivided() {
    return table.key().sort().stream().anyMatch(sort -> sort.type() == ScalarType.S);
  }

  /** Returns the text that tells a model of a program. */
  public static String id(String program, String hash) {
    return program + SEPARATOR + hash;
  }

  /** Returns the program in an id. */
  public static String program(String id) {
    return id.substring(0, Math.max(0, id.lastIndexOf(SEPARATOR)));
  }

  /** Returns the hash of the model in an id. */
  public static String hash(String id) {
    return id.substring(id.lastIndexOf(SEPARATOR) + 1);
  }

  /** Returns the key of the item with a model of a program. */
  public Map<String, AttributeValue> key(String id) {
    Map<String, AttributeValue> key = new HashMap<>(Map.of(partitionName(), partition()));
    for (KeyAttribute sort : table.key().sort()) {
      key.put(
          sort.name(),
          switch (sort.type()) {
            case S -> AttributeValue.createS(BEGINNING + id);
            case N -> AttributeValue.createN("0");
            case B -> AttributeValue.createB(SdkBytes.fromByteArray(new byte[1]));
          });
    }
    return key;
  }

  /**
   * Returns the name of an attribute of a model of a program.
   *
   * @param attribute {@link #FIRST}, {@link #LAST} or {@link #MODEL}
   */
  public String name(String attribute, String id) {
    return isDivided() ? attribute : attribute + " " + id;
  }

  /** Returns the ids of the models in an item. */
  public List<String> ids(Map<String, AttributeValue> item) {
    if (isDivided()) {
      String sort = StoredItem.string(item, table.key().sort().get(0).name());
      return sort == null || !sort.startsWith(BEGINNING) || sort.startsWith(BEGINNING + BEGINNING)
          ? List.of()
          : List.of(sort.substring(BEGINNING.length()));
    }
    String start = name(LAST, "");
    return item.keySet().stream()
        .filter(name -> name.startsWith(start))
        .map(name -> name.substring(start.length()))
        .toList();
  }
}
