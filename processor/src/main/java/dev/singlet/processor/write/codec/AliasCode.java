package dev.singlet.processor.write.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Writes the older names of attributes. */
public final class AliasCode {

  private static final String CONSTANT = "OLDER_NAMES";

  private AliasCode() {}

  /** Returns names as arguments. */
  public static Code names(Collection<String> names) {
    return names.stream().map(name -> Code.of("$S", name)).collect(Code.joining(", "));
  }

  public static boolean isNeeded(List<AttributeModel> attributes) {
    return attributes.stream().anyMatch(attribute -> !attribute.aliases().isEmpty());
  }

  /** Returns the constant with the older names of a record's attributes, by their current names. */
  public static FieldSource constant(List<AttributeModel> attributes) {
    TypeName names = ParameterizedTypeName.get(List.class, String.class);
    Code entries =
        attributes.stream()
            .filter(attribute -> !attribute.aliases().isEmpty())
            .map(
                attribute ->
                    Code.of(
                        "$T.entry($S, $T.of($L))",
                        Map.class,
                        attribute.stored(),
                        List.class,
                        names(attribute.aliases())))
            .collect(Code.joining(", "));
    return FieldSource.constant(
        ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), names),
        CONSTANT,
        "$T.ofEntries($L)",
        Map.class,
        entries);
  }

  /** Returns a reader of a record within an item. */
  public static Code reader(List<AttributeModel> attributes, String value) {
    return isNeeded(attributes)
        ? Code.of("$L.attributes($L)", value, CONSTANT)
        : Code.of("$L.attributes()", value);
  }
}
