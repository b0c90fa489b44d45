package dev.singlet.runtime.expression;

import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Paths that go through a record of a union, or end at one. The value of such a path is there only
 * if the discriminator names that record.
 */
public final class VariantPaths {

  private VariantPaths() {}

  /** Returns the condition that an item has the records on the way to a value. */
  public static Expression condition(EntityType<?> entity, Path path) {
    List<Expression> all = new ArrayList<>();
    discriminators(path)
        .forEach(
            (place, tag) ->
                all.add(
                    OlderNames.any(entity, place, name -> Expression.equal(entity, name, tag))));
    return Expression.allOf(all);
  }

  /** Returns the place of each discriminator on the way to a value, with the value that it has. */
  public static Map<Path, AttributeValue> discriminators(Path path) {
    Map<Path, AttributeValue> discriminators = new LinkedHashMap<>();
    List<Path.Step> way = new ArrayList<>();
    for (Path.Step step : path.steps()) {
      way.add(
          step instanceof Path.Name name ? new Path.Name(name.name(), name.older()) : step.plain());
      Path.Variant variant = step.variant();
      if (variant != null) {
        discriminators.put(
            new Path(way).then(new Path.Name(variant.discriminator())),
            AttributeValue.createS(variant.tag()));
      }
    }
    return discriminators;
  }
}
