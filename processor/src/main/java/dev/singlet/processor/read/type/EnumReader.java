package dev.singlet.processor.read.type;

import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredCase;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads an enum and the stored texts of its constants. */
record EnumReader(Report report) {

  ValueType.Enumeration read(TypeElement type, @Nullable Element component, Place place) {
    Optional<Annotated> ownCase =
        Optional.ofNullable(component).flatMap(c -> Annotated.find(c, StoredCase.class));
    LetterCase letterCase =
        ownCase
            .or(() -> Annotated.find(type, StoredCase.class))
            .map(annotation -> annotation.constant("value", LetterCase.class).value())
            .orElse(LetterCase.AS_DECLARED);
    List<EnumConstant> constants = new ArrayList<>();
    for (Element constant : type.getEnclosedElements()) {
      if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
        String name = constant.getSimpleName().toString();
        String stored =
            Annotated.find(constant, StoredAs.class)
                .map(annotation -> annotation.string("value").value())
                .orElseGet(() -> inCase(name, letterCase));
        constants.add(new EnumConstant(name, stored));
      }
    }
    checkDistinct(type, constants, ownCase.isPresent() ? place : SourcePlace.of(type));
    return new ValueType.Enumeration(Compiler.name(type), constants);
  }

  private void checkDistinct(TypeElement type, List<EnumConstant> constants, Place place) {
    for (EnumConstant constant : constants) {
      for (EnumConstant other : constants) {
        if (!constant.name().equals(other.name()) && constant.stored().equals(other.stored())) {
          report.add(
              "%s and %s of the enum %s are both stored as \"%s\". Give one of them @StoredAs with"
                  + " another text.",
              Code.DUPLICATE_STORED_CONSTANT,
              place,
              constant.name(),
              other.name(),
              type,
              constant.stored());
          return;
        }
      }
    }
  }

  private static String inCase(String name, LetterCase letterCase) {
    return switch (letterCase) {
      case AS_DECLARED -> name;
      case LOWER -> name.toLowerCase(Locale.ROOT);
      case UPPER -> name.toUpperCase(Locale.ROOT);
    };
  }
}
