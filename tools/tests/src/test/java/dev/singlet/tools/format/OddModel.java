package dev.singlet.tools.format;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.Samples;
import java.util.List;

/** The shop under names that formats of others have a meaning of their own for. */
final class OddModel {

  private OddModel() {}

  /** Replaces names and words of the shop, in its JSON. */
  static TableDescriptor table(String customer, String order, String product) {
    String json =
        ExampleModel.SHOP
            .table()
            .toJson()
            .replace("\"Customer\"", quoted(customer))
            .replace("\"Order\"", quoted(order))
            .replace("\"Product\"", quoted(product))
            .replace(
                "\"Something to buy.\"", quoted("A | b `c|d` <b> *e* _f_ \\ \" % [g](h) & i."));
    return TableDescriptor.ofJson(json);
  }

  /** Makes a component of the shop read-only, in its JSON. */
  static TableDescriptor readOnly(String component) {
    return with(component, "\"readOnly\": true");
  }

  /** Takes a component of the shop out of the attributes, in its JSON. */
  static TableDescriptor onlyInKey(String component) {
    return with(component, "\"onlyInKey\": \"PK\"");
  }

  private static TableDescriptor with(String component, String more) {
    String member = "\"component\": \"" + component + "\"";
    String json = ExampleModel.SHOP.table().toJson();
    return TableDescriptor.ofJson(json.replace(member, member + ", " + more));
  }

  /** Removes the entity attribute of the shop from its JSON. */
  static TableDescriptor toldByKeys() {
    String json = ExampleModel.SHOP.table().toJson();
    return TableDescriptor.ofJson(
        json.replace("\"entity\": \"type\"", "\"created\": \"\"")
            .replace("\"name\": \"Product\",", "\"name\": \"Product\", \"toldByKey\": true,"));
  }

  /** Gives the products of the shop a time of creation, in its JSON. */
  static TableDescriptor stampedProducts(String created) {
    String json = ExampleModel.SHOP.table().toJson();
    String stamps = "\"stamps\": {\"created\": \"%s\", \"modified\": \"\"},".formatted(created);
    String name = "\"name\": \"Product\",";
    return TableDescriptor.ofJson(json.replace(name, name + stamps));
  }

  /** Marks the products of the shop by the number 3 in an attribute of their own, in its JSON. */
  static TableDescriptor numberedProducts(String attribute) {
    String json = ExampleModel.SHOP.table().toJson().replace("\"Product\"", "\"3\"");
    String mark = "\"mark\": {\"attribute\": \"%s\", \"type\": \"N\"},".formatted(attribute);
    String name = "\"name\": \"3\",";
    return TableDescriptor.ofJson(json.replace(name, name + mark));
  }

  /** Lets hooks see the records of the shop, in its JSON. */
  static TableDescriptor withHooks() {
    String json = ExampleModel.SHOP.table().toJson();
    String hooks = "\"hooks\": [\"shop.Trimmed\", \"shop.Checked\"],";
    return TableDescriptor.ofJson(json.replace("\"entities\":", hooks + "\"entities\":"));
  }

  static String export(String format, TableDescriptor table) {
    return Formats.of(format).export(input(table)).get(0).text();
  }

  static List<String> warnings(String format, TableDescriptor table) {
    return Formats.of(format).warnings(input(table));
  }

  private static Export input(TableDescriptor table) {
    return new Export(table, TableSettings.safe(), Samples::none);
  }

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "\\r")
        + '"';
  }
}
