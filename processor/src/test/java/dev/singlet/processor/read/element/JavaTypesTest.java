package dev.singlet.processor.read.element;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.source.TypeNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Names of types, from the compiler through the model to what is printed. */
class JavaTypesTest {

  /** Types of all kinds. */
  static class Samples<T extends Number> {
    boolean flag;
    byte tiny;
    short little;
    int number;
    long large;
    char letter;
    float single;
    double twice;
    String text;
    Map.Entry<String, int[]> entry;
    List<? extends Number> below;
    Map<? super Integer, ?> above;
    List<String>[][] arrays;
    T variable;
    Inner inner;
    Samples<Integer>.Inner ofArguments;
    Nested<T> nested;

    class Inner {
      T held;
    }

    static class Nested<S> {}
  }

  /** Reads the fields of the samples. */
  private static final class Reading extends AbstractProcessor {
    private final Map<JavaType, TypeName> read = new LinkedHashMap<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (round.processingOver()) {
        TypeElement samples =
            processingEnv.getElementUtils().getTypeElement(Samples.class.getCanonicalName());
        for (VariableElement field : ElementFilter.fieldsIn(samples.getEnclosedElements())) {
          read.put(JavaTypes.of(field.asType()), TypeName.get(field.asType()));
        }
      }
      return false;
    }
  }

  @Test
  void typesAreNamedAsJavaPoetNamesThem() {
    Map<JavaType, TypeName> read = read();

    assertThat(read).hasSize(Samples.class.getDeclaredFields().length);
    assertThat(read)
        .allSatisfy(
            (ours, theirs) -> {
              assertThat(ours).hasToString(theirs.toString());
              assertThat(TypeNames.of(ours)).isEqualTo(theirs);
              assertThat(ours.isPrimitive()).isEqualTo(theirs.isPrimitive());
              assertThat(ours.box()).hasToString(theirs.box().toString());
            });
  }

  private static Map<JavaType, TypeName> read() {
    Reading reading = new Reading();
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                null,
                null,
                List.of("-proc:only", "-classpath", System.getProperty("java.class.path")),
                List.of(Samples.class.getName()),
                null);
    task.setProcessors(List.of(reading));
    task.call();
    return reading.read;
  }
}
