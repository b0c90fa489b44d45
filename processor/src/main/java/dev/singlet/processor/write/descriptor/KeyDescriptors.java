package dev.singlet.processor.write.descriptor;

import dev.singlet.model.AttributeType;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.UniqueModel;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.settings.VectorModel;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes keys and their templates. */
final class KeyDescriptors {

  private KeyDescriptors() {}

  static IndexDescriptor index(IndexModel index, TableModel table) {
    return new IndexDescriptor(
        index.name(),
        IndexDescriptor.Type.valueOf(index.type().name()),
        key(index.key()),
        IndexDescriptor.Projection.valueOf(index.projection().name()),
        index.include(),
        index.vector() == null ? null : vector(index.vector(), IndexContent.filters(index, table)));
  }

  private static VectorDescriptor vector(VectorModel vector, List<KeyAttributeModel> filters) {
    return new VectorDescriptor(
        vector.attribute(),
        vector.dimensions(),
        VectorDescriptor.Distance.valueOf(vector.distance().name()),
        attributes(filters));
  }

  static KeyDescriptor key(KeyModel key) {
    return new KeyDescriptor(attributes(key.partition()), attributes(key.sort()));
  }

  private static List<KeyDescriptor.Attribute> attributes(List<KeyAttributeModel> attributes) {
    return attributes.stream()
        .map(each -> new KeyDescriptor.Attribute(each.name(), type(each)))
        .toList();
  }

  private static AttributeType type(KeyAttributeModel attribute) {
    return AttributeType.valueOf(attribute.type().name());
  }

  static LinkedKeyDescriptor linkedKey(LinkedKeyModel key) {
    return new LinkedKeyDescriptor(
        key.index() == null ? "" : key.index().name(),
        key.name(),
        key.purpose(),
        templates(key.partitionHalves()),
        templates(key.sortHalves()),
        condition(key.when()),
        key.givesUp().stream().map(Enum::name).sorted().toList());
  }

  private static List<TemplateDescriptor> templates(List<KeyHalf> halves) {
    return halves.stream().map(KeyDescriptors::template).toList();
  }

  private static TemplateDescriptor template(KeyHalf half) {
    return new TemplateDescriptor(
        half.attribute().name(), type(half.attribute()), parts(half.template().parts()));
  }

  static List<TemplateDescriptor.Part> parts(List<Part> parts) {
    List<TemplateDescriptor.Part> described = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Part.Value value) {
        List<String> formats = value.formats().stream().map(Object::toString).toList();
        described.add(
            new TemplateDescriptor.Part.Value(value.source().name(), formats, value.shards()));
      } else if (part instanceof Part.Literal literal && !literal.text().isEmpty()) {
        described.add(new TemplateDescriptor.Part.Text(literal.text()));
      }
    }
    return described;
  }

  private static @Nullable ConditionDescriptor condition(@Nullable Condition when) {
    return when == null
        ? null
        : new ConditionDescriptor(
            when.text(),
            when.terms().stream()
                .map(
                    term ->
                        new ConditionDescriptor.Term(
                            term.source().name(),
                            term.isNegated(),
                            term.isPresence(),
                            term.values()))
                .toList());
  }

  static UniqueDescriptor unique(UniqueModel unique, EntityModel entity, TableSettings table) {
    LinkedKeyModel key = unique.sentinelKey(entity, table);
    return new UniqueDescriptor(
        unique.attribute().component(),
        unique.scope().stream().map(AttributeModel::component).toList(),
        template(key.partitionHalves().get(0)));
  }
}
