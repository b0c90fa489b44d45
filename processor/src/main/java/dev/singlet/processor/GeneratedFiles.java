package dev.singlet.processor;

import dev.singlet.processor.filer.SourceFiler;
import dev.singlet.processor.write.GeneratedSource;
import dev.singlet.processor.write.ModelWriter;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What is being compiled, and what was generated for it. */
final class GeneratedFiles {

  private final Elements elements;
  private final SourceFiler filer;
  private final Set<String> sources;
  private final Set<String> written;

  /**
   * The files of a round.
   *
   * @param environment the compiler
   * @param sources the top-level types being compiled; code is generated for these only
   * @param written the types for which code was generated already
   */
  GeneratedFiles(ProcessingEnvironment environment, Set<String> sources, Set<String> written) {
    this.elements = environment.getElementUtils();
    this.filer = new SourceFiler(environment.getFiler());
    this.sources = sources;
    this.written = written;
  }

  /** Whether a type stands in the source that is being compiled. */
  boolean isSource(TypeElement type) {
    Element topLevel = type;
    while (topLevel.getEnclosingElement() instanceof TypeElement enclosing) {
      topLevel = enclosing;
    }
    return sources.contains(topLevel.toString());
  }

  void write(GeneratedSource file, TypeElement origin) {
    boolean isTaken = sources.contains(file.name()) && !written.contains(file.name());
    if (isSource(origin) && !isTaken && written.add(file.name())) {
      filer.write(file.name(), file.text(), origin);
    }
  }

  /** The types that stand in source, and so can't be generated. */
  Set<String> taken() {
    Set<String> taken = new HashSet<>(sources);
    taken.removeAll(written);
    return taken;
  }

  /** Whether a type of this name is there already, from whatever source. */
  boolean exists(String name) {
    return sources.contains(name) || written.contains(name);
  }

  ModelWriter writer(TypeElement type) {
    return new ModelWriter(
        elements.getTypeElement(elements.getModuleOf(type), "javax.annotation.processing.Generated")
            != null);
  }
}
