package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * Arguments of one type that make a primary key are in the order of the record's components.
 * Otherwise, a call in the order of the record compiles, and finds nothing.
 */
final class ArgumentOrder implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<String> declared = entity.attributes().stream().map(AttributeModel::component).toList();
    List<Source> arguments =
        KeyArguments.ofItem(entity).given().stream()
            .filter(argument -> declared.contains(argument.name()))
            .toList();
    for (int i = 1; i < arguments.size(); i++) {
      Source first = arguments.get(i - 1);
      Source second = arguments.get(i);
      if (first.type().javaType().box().equals(second.type().javaType().box())
          && declared.indexOf(first.name()) > declared.indexOf(second.name())) {
        report.add(
            "%1$s: get and the other methods take %2$s before %3$s, but the record has %3$s before"
                + " %2$s. Both have one type, so a call in the order of the record compiles, and"
                + " finds nothing. Declare them in the order of the key, or give one a type of its"
                + " own.",
            Code.ARGUMENT_ORDER,
            entity.primaryKey().place(),
            entity.primaryKey(),
            first.name(),
            second.name());
      }
    }
  }
}
