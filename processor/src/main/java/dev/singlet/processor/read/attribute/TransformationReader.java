package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Trim;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.type.Converters;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the transformations of the stored form of a component. Their order is always the same. */
record TransformationReader(Compiler compiler, boolean isEntity, Report report) {

  private static final String CIPHER = "dev.singlet.crypto.AttributeCipher";

  /** Returns the type with its transformations. Impossible transformations are reported. */
  ValueType read(RecordComponentElement component, ValueType type) {
    ValueType read = type;
    Optional<Annotated> trim = Annotated.find(component, Trim.class);
    if (trim.isPresent()) {
      read = ofTexts(trim.get(), component, read, new Transformation.Trim());
    }
    Optional<Annotated> prefix = Annotated.find(component, Prefix.class);
    if (prefix.isPresent()) {
      read = prefixed(prefix.get(), component, read);
    }
    if (Annotated.has(component, Compress.class)) {
      read = new ValueType.Transformed(read, new Transformation.Compress());
    }
    Optional<Annotated> encrypt = Annotated.find(component, Encrypt.class);
    return encrypt.isPresent() ? encrypted(encrypt.get(), component, read) : read;
  }

  private ValueType prefixed(Annotated prefix, RecordComponentElement component, ValueType type) {
    Valued<String> text = prefix.string("value");
    if (text.value().isEmpty()) {
      report.add(
          "@Prefix on %s is empty. Write a prefix, or remove it.",
          Code.INVALID_TRANSFORMATION, text.place(), component);
      return type;
    }
    return ofTexts(prefix, component, type, new Transformation.Prefix(text.value()));
  }

  private ValueType ofTexts(
      Annotated annotation,
      RecordComponentElement component,
      ValueType type,
      Transformation transformation) {
    Optional<ValueType> transformed = ofTexts(type, transformation);
    if (transformed.isEmpty()) {
      report.add(
          "%s is on %s, which is %s. It can be on a String, on what is converted to one, and on a"
              + " List, Set, array, Map or Optional of these. Remove it.",
          Code.INVALID_TRANSFORMATION,
          annotation,
          component,
          TypeText.withArticle(component.asType()));
    }
    return transformed.orElse(type);
  }

  private static Optional<ValueType> ofTexts(ValueType type, Transformation transformation) {
    if (type.declared().is(Kind.STRING)) {
      return Optional.of(new ValueType.Transformed(type, transformation));
    }
    if (type instanceof ValueType.Converted converted) {
      return ofTexts(converted.to(), transformation).map(converted::to);
    }
    return type instanceof ValueType.Holder holder
        ? ofTexts(holder.held(), transformation).map(holder::holding)
        : Optional.empty();
  }

  private ValueType encrypted(Annotated encrypt, RecordComponentElement component, ValueType type) {
    if (!isEntity) {
      report.add(
          "@Encrypt is on %s of a nested record, but only attributes of the item itself can be"
              + " encrypted. Put it on the entity's component that holds the record.",
          Code.INVALID_TRANSFORMATION, encrypt.place(), component);
      return type;
    }
    Valued<TypeMirror> cipher = encrypt.type("with");
    if (cipher.value().getKind() == TypeKind.ERROR) {
      throw new Unresolved(cipher.value().toString());
    }
    Optional<TypeElement> named =
        cipher.value().getKind() == TypeKind.DECLARED
            ? Optional.of(Compiler.element(cipher.value()))
            : Optional.empty();
    String problem =
        named.isEmpty() || !isCipher(cipher.value())
            ? ("does not implement %s. Name a class that does, such as one that extends AesGcm of"
                    + " singlet-extras")
                .formatted(CIPHER)
            : Converters.problem(named.get());
    if (!problem.isEmpty()) {
      report.add("The cipher %s %s.", Code.INVALID_TRANSFORMATION, cipher, problem);
      return type;
    }
    return Access.check("cipher", named.get(), cipher.place(), report)
        ? new ValueType.Transformed(type, new Transformation.Encrypt(Compiler.name(named.get())))
        : type;
  }

  private boolean isCipher(TypeMirror type) {
    TypeElement cipher = compiler.elements().getTypeElement(CIPHER);
    boolean isCipher = cipher != null && compiler.types().isSubtype(type, cipher.asType());
    if (!isCipher) {
      Compiler.requireResolvedAbove(Compiler.element(type));
    }
    return isCipher;
  }
}
