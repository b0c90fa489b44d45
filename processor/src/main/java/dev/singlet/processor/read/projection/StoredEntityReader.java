package dev.singlet.processor.read.projection;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.read.attribute.AttributeReader;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.PrimaryKeyReader;
import dev.singlet.processor.read.settings.SettingsReader;
import dev.singlet.processor.read.type.NestedRecords;
import dev.singlet.processor.read.type.UnionReader;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Reads the stored form of an entity that was compiled before. The rules of its table were checked
 * then, and their result is in its generated class.
 */
public record StoredEntityReader(Compiler compiler) {

  /**
   * Reads an entity from class files.
   *
   * @param entity its record
   * @param table its table's interface
   */
  public StoredEntity read(TypeElement entity, TypeElement table) {
    Report checkedBefore = new Report();
    TableSettings settings = new SettingsReader(compiler, checkedBefore).read(table);
    NestedRecords nested = new NestedRecords();
    AttributeReader reader = new AttributeReader(compiler, table, settings, nested, checkedBefore);
    List<AttributeModel> attributes = reader.read((DeclaredType) entity.asType(), true);
    nested.readAll(
        new UnionReader(compiler, nested, checkedBefore),
        record -> reader.read(record, false),
        record -> List.of());
    attributes = new PrimaryKeyReader(compiler, settings, nested).located(entity, attributes);
    ClassType type = Compiler.name(entity);
    List<IndexModel> partial =
        settings.indexes().stream()
            .filter(index -> exists(Generated.coveredProjection(type, index, settings)))
            .toList();
    return new StoredEntity(type, settings, attributes, nested.types(), partial);
  }

  private boolean exists(ClassType type) {
    return compiler.elements().getTypeElement(type.canonicalName()) != null;
  }
}
