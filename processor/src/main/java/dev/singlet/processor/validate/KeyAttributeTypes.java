package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.Map;

/** An attribute that is a key in several indexes has one type. */
final class KeyAttributeTypes implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    Map<String, ScalarType> types = new HashMap<>();
    check(table.settings().key(), table.settings().place(), types, report);
    for (IndexModel index : table.settings().indexes()) {
      check(index.key(), index.place(), types, report);
    }
  }

  private static void check(
      KeyModel key, Place place, Map<String, ScalarType> types, Report report) {
    for (KeyAttributeModel attribute : key.attributes()) {
      ScalarType other = types.putIfAbsent(attribute.name(), attribute.type());
      if (other != null && other != attribute.type()) {
        report.add(
            "The key attribute %s is declared as %s and as %s. Give it one type.",
            Code.KEY_ATTRIBUTE_TYPES_DIFFER, place, attribute.name(), other, attribute.type());
      }
    }
  }
}
