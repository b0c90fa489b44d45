package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import java.math.BigDecimal;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes sample items of a table, by the model's own generated code. The values fit types and
 * constraints; items of different entities share parents, so that item collections show. Each run
 * makes the same items.
 */
public final class SampleMaker {

  private static final int A_YEAR = 365;

  /** As many numbers as items of an entity have. */
  private static final int ENOUGH = Ordinals.OF_ONE_PARENT + 1;

  private final TableDescriptor table;
  private final ClassLoader classes;
  private final SharedValues shared;
  private final Sequences sequences;
  private final List<SampleItem> items = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private SampleMaker(TableDescriptor table, ClassLoader classes) {
    this.table = table;
    this.classes = classes;
    this.shared = SharedValues.of(table);
    this.sequences = Sequences.of(table, shared);
  }

  /**
   * Makes items of all entities.
   *
   * @param table the model
   * @param classes loads the generated classes
   * @return the items, and a line for each entity that has none
   */
  public static Samples of(TableDescriptor table, ClassLoader classes) {
    SampleMaker maker = new SampleMaker(table, classes);
    table.entities().forEach(maker::add);
    return new Samples(maker.items, maker.problems);
  }

  private void add(EntityDescriptor entity) {
    try {
      EntityClass generated = EntityClass.load(entity, classes);
      Schema schema = generated.schema();
      Ordinals ordinals = new Ordinals(entity);
      for (int item = 0; item < ordinals.items(); item++) {
        Map<String, Object> values = values(entity, schema, ordinals, item);
        Map<String, Object> attributes =
            generated.item(values, Literals.NOW.plus(item, ChronoUnit.HOURS));
        items.add(new SampleItem(entity.name(), ItemOrder.of(table, entity, attributes)));
      }
    } catch (NoSampleException none) {
      problems.add(entity.name() + " has no sample items: " + none.sentence());
    }
  }

  private Map<String, Object> values(
      EntityDescriptor entity, Schema schema, Ordinals ordinals, int item) {
    Map<String, Object> values = new LinkedHashMap<>();
    Map<String, Schema> properties = schema.properties();
    SchemaValues maker = new SchemaValues(entity);
    for (AttributeDescriptor attribute : entity.attributes()) {
      Schema property = properties.get(attribute.name());
      if (property == null || attribute.stamp() != null) {
        continue;
      }
      boolean isOptional =
          property.isNullable() && !schema.list("required").contains(attribute.name());
      boolean isSealed = !attribute.type().transformations().isEmpty();
      if (!isOptional || (item % 2 == 0 && !isSealed)) {
        String name = shared.meaning(entity.name(), attribute.component()).component();
        int ordinal = ordinals.of(attribute.component(), item) + days(attribute);
        int number = ordinal + start(entity, attribute, property);
        values.put(attribute.name(), maker.of(property, name, attribute.type(), number));
      }
    }
    return values;
  }

  /** Returns where the numbers of a component begin, if there are enough of them. */
  private int start(EntityDescriptor entity, AttributeDescriptor attribute, Schema property) {
    int start = sequences.start(entity, attribute);
    BigDecimal most = property.present().number("maximum");
    return most != null && most.intValue() <= start + ENOUGH ? 0 : start;
  }

  /**
   * Returns by how many days a time is later, so that it is in the past or the future as it must.
   */
  private static int days(AttributeDescriptor attribute) {
    StoredType.Scalar scalar = attribute.type().scalar();
    boolean canBeLater =
        scalar != null
            && (scalar.format().startsWith("date") || (scalar.isInteger() && scalar.hasTime()));
    if (!canBeLater) {
      return 0;
    }
    return attribute.constraints().stream()
        .mapToInt(
            constraint ->
                constraint.kind().startsWith("Past")
                    ? -A_YEAR
                    : constraint.kind().startsWith("Future") ? A_YEAR : 0)
        .sum();
  }
}
