package dev.singlet.processor.write.collection;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.GroupModel;
import dev.singlet.processor.model.table.GroupModel.Member;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the record for the items of a query of an item collection, by entity. */
final class GroupWriter {

  private static final ClassName LIST = ClassName.get(List.class);
  private static final ClassName OPTIONAL = ClassName.get(Optional.class);

  private final CollectionModel collection;
  private final GroupModel group;
  private final String query;

  /**
   * Makes a writer.
   *
   * @param query the query's method, for a link
   */
  GroupWriter(CollectionModel collection, GroupModel group, String query) {
    this.collection = collection;
    this.group = group;
    this.query = query;
  }

  TypeSource write() {
    return TypeSource.recordBuilder(group.type().simpleName())
        .addJavadoc("The items of {@link #$L}, by entity.\n\n$L", query, parameters())
        .addModifiers(Modifier.PUBLIC)
        .addMethod(constructor())
        .addMethod(of())
        .build();
  }

  private MethodSource constructor() {
    MethodSource.Builder constructor =
        MethodSource.constructorBuilder()
            .addJavadoc("Copies the lists.\n\n$L", parameters())
            .addModifiers(Modifier.PUBLIC);
    for (Member member : group.members()) {
      constructor.addParameter(parameter(member));
      if (!member.isOne()) {
        constructor.addStatement("$N = $T.copyOf($N)", member.name(), List.class, member.name());
      }
    }
    return constructor.build();
  }

  private MethodSource of() {
    Code arguments =
        group.members().stream()
            .map(
                member ->
                    Code.of(
                        "items.$L($T.class)",
                        member.isOne() ? "one" : "all",
                        member.entity().type()))
            .collect(Code.joining(", "));
    return MethodSource.methodBuilder("of")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(
            ParameterizedTypeName.get(Names.ITEMS_BY_ENTITY, TypeNames.of(collection.type())),
            "items")
        .returns(TypeNames.of(group.type()))
        .addStatement("return new $T($L)", group.type(), arguments)
        .build();
  }

  private Code parameters() {
    Code.Builder code = Code.builder();
    for (Member member : group.members()) {
      ClassName entity = TypeNames.of(member.entity().type());
      if (member.isOne()) {
        code.add("@param $L the {@link $T} item, if there is one\n", member.name(), entity);
      } else {
        code.add("@param $L the {@link $T} items in key order\n", member.name(), entity);
      }
    }
    return code.build();
  }

  private static ParameterSource parameter(Member member) {
    ClassName holder = member.isOne() ? OPTIONAL : LIST;
    return new ParameterSource(
        ParameterizedTypeName.get(holder, TypeNames.of(member.entity().type())), member.name());
  }
}
