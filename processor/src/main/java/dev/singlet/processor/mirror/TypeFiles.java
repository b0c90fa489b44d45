package dev.singlet.processor.mirror;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * The files from which types are read, also on the module path, where a {@code Filer} finds none.
 * Compilers tell them since JDK 18, by a method that doesn't exist in the JDK that this class is
 * compiled for.
 */
public final class TypeFiles {

  private static final @Nullable Method FILE_OF = fileOf();

  private TypeFiles() {}

  private static @Nullable Method fileOf() {
    try {
      return Elements.class.getMethod("getFileObjectOf", Element.class);
    } catch (NoSuchMethodException before18) {
      return null;
    }
  }

  /** Reads the class file of a type; empty if the compiler doesn't tell it. */
  public static Optional<byte[]> classFile(Elements elements, TypeElement type) {
    if (FILE_OF == null) {
      return Optional.empty();
    }
    try {
      return FILE_OF.invoke(elements, type) instanceof JavaFileObject file
              && file.getKind() == JavaFileObject.Kind.CLASS
          ? Optional.of(bytes(file))
          : Optional.empty();
    } catch (InvocationTargetException | IllegalAccessException | IOException untold) {
      return Optional.empty();
    }
  }

  private static byte[] bytes(JavaFileObject file) throws IOException {
    try (InputStream stream = file.openInputStream()) {
      return stream.readAllBytes();
    }
  }
}
