package dev.singlet.processor.mirror;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Class files of types of modules, as a processor gets them. */
class TypeFilesTest {

  /** A record of a module, and not of the class path. */
  record Sample(String name) {}

  /** Reads the class file of one type. */
  private static final class Reading extends AbstractProcessor {
    private final String type;
    private final List<byte[]> read = new ArrayList<>();

    private Reading(String type) {
      this.type = type;
    }

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
        TypeElement element = processingEnv.getElementUtils().getTypeElement(type);
        TypeFiles.classFile(processingEnv.getElementUtils(), element).ifPresent(read::add);
      }
      return false;
    }
  }

  private static List<byte[]> read(String type) {
    Reading reading = new Reading(type);
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                null,
                null,
                List.of("-proc:only", "-classpath", System.getProperty("java.class.path")),
                List.of(type),
                null);
    task.setProcessors(List.of(reading));
    task.call();
    return reading.read;
  }

  @Test
  void aModulesClassFileIsReadFromJdk18On() {
    List<byte[]> read = read("java.lang.String");

    if (Runtime.version().feature() < 18) {
      assertThat(read).isEmpty();
    } else {
      assertThat(read).hasSize(1);
      assertThat(read.get(0)).startsWith(0xCA, 0xFE, 0xBA, 0xBE);
    }
  }

  @Test
  void whatItSaysOfTypesCanBeParsed() {
    for (byte[] read : read(Sample.class.getCanonicalName())) {
      assertThat(ClassFileParser.types(read)).isEqualTo(Map.of("name", List.of()));
    }
  }
}
