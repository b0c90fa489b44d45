package dev.singlet.processor.read.table;

import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/** Reads the Javadoc of a table, its entities and its collections. */
final class TypeTexts {

  private TypeTexts() {}

  /**
   * Returns the texts by type. Class files have none: those of types that were compiled before are
   * in the descriptor of the table.
   */
  static Map<ClassType, String> of(TypeElement table, TableMembers members, Compiler compiler) {
    List<TypeElement> types = new ArrayList<>(members.entities());
    types.add(table);
    types.addAll(members.collections().keySet());
    Map<ClassType, String> texts = new HashMap<>();
    for (TypeElement type : types) {
      String comment = compiler.elements().getDocComment(type);
      String text =
          comment == null
              ? compiler
                  .describedBefore(type, table)
                  .map(descriptor -> described(type, descriptor))
                  .orElse("")
              : PlainText.ofDescription(comment);
      texts.put(Compiler.name(type), text);
    }
    return texts;
  }

  private static String described(TypeElement type, TableDescriptor table) {
    String name = type.getQualifiedName().toString();
    if (table.java().equals(name)) {
      return table.documentation();
    }
    return table
        .entityOf(name)
        .map(EntityDescriptor::documentation)
        .orElseGet(
            () ->
                table.collections().stream()
                    .filter(collection -> collection.java().equals(name))
                    .findFirst()
                    .map(CollectionDescriptor::documentation)
                    .orElse(""));
  }
}
