package dev.singlet.processor.write.entity;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.source.Code;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The calls that tell the runtime what must not be shown: components, and what is made of them. */
final class SensitiveCode {

  private final EntityModel entity;

  /** The components and computed attributes that must not be shown. */
  private final Set<String> sensitive = new LinkedHashSet<>();

  /** The components with records that hold what must not be shown. */
  private final Set<String> holders = new LinkedHashSet<>();

  SensitiveCode(EntityModel entity) {
    this.entity = entity;
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.isSensitive()) {
        sensitive.add(attribute.component());
      }
      if (entity.nested().isSensitiveWithin(attribute.type())) {
        holders.add(attribute.component());
      }
    }
    List<String> computed =
        entity.computed().stream()
            .filter(each -> each.parameters().stream().anyMatch(this::isHidden))
            .map(ComputedModel::name)
            .toList();
    sensitive.addAll(computed);
  }

  private boolean isHidden(String name) {
    return sensitive.contains(name) || holders.contains(name);
  }

  List<Code> calls() {
    List<Code> calls = new ArrayList<>();
    sensitive.forEach(name -> calls.add(Code.of(".sensitive($S)", name)));
    within().forEach(attribute -> calls.add(Code.of(".sensitiveWithin($S)", attribute)));
    return calls;
  }

  /** Returns the attributes, as stored, that must not be shown in full. */
  private Set<String> within() {
    Set<String> within = new LinkedHashSet<>();
    for (AttributeModel attribute : entity.attributes()) {
      if (holders.contains(attribute.component())) {
        within.add(attribute.stored());
      }
    }
    for (ComputedModel computed : entity.computed()) {
      if (computed.stored() != null && sensitive.contains(computed.name())) {
        within.add(computed.stored());
      }
    }
    for (LinkedKeyModel key : entity.keys()) {
      for (KeyHalf half : key.halves()) {
        if (half.template().sources().stream().map(Source::name).anyMatch(this::isHidden)) {
          within.add(half.attribute().name());
        }
      }
    }
    return within;
  }
}
