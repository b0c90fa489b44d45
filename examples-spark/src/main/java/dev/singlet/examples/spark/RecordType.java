package dev.singlet.examples.spark;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a record, and its rows. Spark's encoders take beans, and no records. Enums become
 * text, and collections arrays.
 */
final class RecordType {

  private static final Map<Class<?>, DataType> SCALARS =
      Map.ofEntries(
          Map.entry(boolean.class, DataTypes.BooleanType),
          Map.entry(Boolean.class, DataTypes.BooleanType),
          Map.entry(int.class, DataTypes.IntegerType),
          Map.entry(Integer.class, DataTypes.IntegerType),
          Map.entry(long.class, DataTypes.LongType),
          Map.entry(Long.class, DataTypes.LongType),
          Map.entry(double.class, DataTypes.DoubleType),
          Map.entry(Double.class, DataTypes.DoubleType),
          Map.entry(String.class, DataTypes.StringType),
          Map.entry(BigDecimal.class, DataTypes.createDecimalType(38, 18)),
          Map.entry(LocalDate.class, DataTypes.DateType),
          Map.entry(Instant.class, DataTypes.TimestampType));

  private RecordType() {}

  /**
   * Returns the columns of a record.
   *
   * @throws IllegalArgumentException if a component has a type without a column type
   */
  static StructType columns(Class<?> type) {
    return new StructType(
        Arrays.stream(type.getRecordComponents())
            .map(
                component ->
                    StructField.apply(
                        component.getName(),
                        column(component.getGenericType(), component),
                        !component.getType().isPrimitive(),
                        org.apache.spark.sql.types.Metadata.empty()))
            .toArray(StructField[]::new));
  }

  private static DataType column(Type type, RecordComponent component) {
    if (type instanceof Class<?> plain) {
      DataType scalar = SCALARS.get(plain);
      if (scalar != null) {
        return scalar;
      }
      if (plain.isEnum()) {
        return DataTypes.StringType;
      }
      if (plain.isRecord()) {
        return columns(plain);
      }
    }
    if (type instanceof ParameterizedType generic
        && generic.getRawType() instanceof Class<?> container) {
      Type[] arguments = generic.getActualTypeArguments();
      if (Collection.class.isAssignableFrom(container)) {
        return DataTypes.createArrayType(column(arguments[0], component));
      }
      if (container == Map.class) {
        return DataTypes.createMapType(DataTypes.StringType, column(arguments[1], component));
      }
      if (container == Optional.class) {
        return column(arguments[0], component);
      }
    }
    throw new IllegalArgumentException(
        "%s of %s has the type %s, which has no column type here."
            .formatted(
                component.getName(),
                component.getDeclaringRecord().getSimpleName(),
                type.getTypeName()));
  }

  /** Returns a record as a row of its columns. */
  static Row row(Object value) {
    RecordComponent[] components = value.getClass().getRecordComponents();
    Object[] cells = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      cells[i] = cell(read(components[i], value));
    }
    return RowFactory.create(cells);
  }

  private static @Nullable Object read(RecordComponent component, Object value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static @Nullable Object cell(@Nullable Object value) {
    if (value instanceof Optional<?> optional) {
      return cell(optional.orElse(null));
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value instanceof Collection<?> collection) {
      return scala(collection.stream().map(RecordType::cell).toList());
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> cells = new TreeMap<>();
      map.forEach((key, each) -> cells.put(key.toString(), cell(each)));
      return scala.jdk.javaapi.CollectionConverters.asScala(cells);
    }
    return value instanceof Record record ? row(record) : value;
  }

  private static Object scala(List<?> list) {
    return scala.jdk.javaapi.CollectionConverters.asScala(list).toSeq();
  }
}
