package dev.singlet.processor.write.entity;

import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.name.Names;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The calls that describe an entity to the runtime. The calls for a large entity are distributed
 * over methods, because compilers recurse into each call of a chain, and a method can have 65,535
 * bytes.
 */
final class DescriptionCode {

  private static final String METHOD = "describe";

  /**
   * Well below the limit of a method, with three bytes for {@code ldc} and four for an element of
   * an array.
   */
  private static final int MAX_LENGTH = 30_000;

  private final Code start;
  private final List<Code> calls = new ArrayList<>();

  DescriptionCode(Code start) {
    this.start = start;
  }

  /** Adds a call; an empty one is left out. */
  DescriptionCode add(Code call) {
    if (!call.isEmpty()) {
      calls.add(call);
    }
    return this;
  }

  DescriptionCode add(String format, Object... args) {
    return add(Code.of(format, args));
  }

  DescriptionCode addAll(List<Code> all) {
    all.forEach(this::add);
    return this;
  }

  /** Adds the constructor that passes the description on, and the methods that it needs. */
  void addTo(TypeSource.Builder type) {
    List<Code> chains = chains();
    boolean isWhole = chains.size() == 1;
    Code description = isWhole ? Code.of("$L$L", start, chains.get(0)) : start;
    for (int i = 1; i <= chains.size() && !isWhole; i++) {
      description = Code.of("$L$L($L)", METHOD, i, description);
    }
    type.addMethod(
        MethodSource.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addStatement("super($L)", description)
            .build());
    for (int i = 1; i <= chains.size() && !isWhole; i++) {
      type.addMethod(
          MethodSource.methodBuilder(METHOD + i)
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
              .addParameter(Names.ENTITY_DESCRIPTION, "description")
              .returns(Names.ENTITY_DESCRIPTION)
              .addStatement("return description$L", chains.get(i - 1))
              .build());
    }
  }

  private List<Code> chains() {
    List<Code> chains = new ArrayList<>();
    Code.Builder chain = Code.builder();
    int length = 0;
    int count = 0;
    for (Code call : calls) {
      int added = call.toString().length();
      if (count == CodecCode.MAX_CALLS || (count > 0 && length + added > MAX_LENGTH)) {
        chains.add(chain.build());
        chain = Code.builder();
        length = 0;
        count = 0;
      }
      chain.add(call);
      length += added;
      count++;
    }
    chains.add(chain.build());
    return chains;
  }
}
