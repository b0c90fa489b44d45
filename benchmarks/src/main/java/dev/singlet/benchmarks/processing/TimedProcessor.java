package dev.singlet.benchmarks.processing;

import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Takes the time that the compiler waits for a processor. */
final class TimedProcessor implements Processor {

  private final Processor processor;
  private long nanos;

  TimedProcessor(Processor processor) {
    this.processor = processor;
  }

  long nanos() {
    return nanos;
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    long start = System.nanoTime();
    processor.init(environment);
    nanos += System.nanoTime() - start;
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // Whatever the processor says.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    long start = System.nanoTime();
    boolean claimed = processor.process(annotations, round);
    nanos += System.nanoTime() - start;
    return claimed;
  }

  @Override
  public Set<String> getSupportedOptions() {
    return processor.getSupportedOptions();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return processor.getSupportedSourceVersion();
  }

  @Override
  public Iterable<? extends Completion> getCompletions(
      @Nullable Element element,
      @Nullable AnnotationMirror annotation,
      @Nullable ExecutableElement member,
      String userText) {
    return processor.getCompletions(element, annotation, member, userText);
  }
}
