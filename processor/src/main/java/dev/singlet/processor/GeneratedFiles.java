package dev.singlet.processor;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.processor.filer.SourceFiler;
import dev.singlet.processor.mirror.ClassFiles;
import dev.singlet.processor.mirror.SourceTypes;
import dev.singlet.processor.mirror.TypeFiles;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.print.GeneratedSource;
import dev.singlet.processor.print.SourcePrinter;
import dev.singlet.processor.write.ModelWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The files of a round: those being compiled, those compiled before, and those generated. */
final class GeneratedFiles {

  private final Elements elements;
  private final SourceFiler filer;
  private final SourceTypes sources;
  private final Set<String> processed;
  private final Set<String> written;
  private final ClassFiles classFiles;
  private final Map<PackageElement, Set<String>> hidden = new HashMap<>();
  private final Map<TypeElement, Optional<TableDescriptor>> described = new HashMap<>();

  /**
   * The files of a round.
   *
   * @param environment the compiler
   * @param sources the types that are read from source
   * @param processed the top-level types being processed
   * @param written the types for which code was generated already
   */
  GeneratedFiles(
      ProcessingEnvironment environment,
      SourceTypes sources,
      Set<String> processed,
      Set<String> written) {
    this.elements = environment.getElementUtils();
    this.filer = new SourceFiler(environment.getFiler());
    this.sources = sources;
    this.processed = processed;
    this.written = written;
    this.classFiles = new ClassFiles(classFileSource(SourceTypes.isOfJavac(environment)));
  }

  /** Returns whether a type is processed in this compilation. */
  boolean isProcessed(TypeElement type) {
    return processed.contains(SourceTypes.topLevel(type).toString());
  }

  /** Returns whether a type was compiled before, into another place. */
  boolean isElsewhere(TypeElement type) {
    return !sources.contains(type) && !isInOutput(type);
  }

  /** Returns the class files of the types that the compiler doesn't read from source. */
  ClassFiles classFiles() {
    return classFiles;
  }

  /** Returns the descriptor that an earlier compilation wrote for a table. */
  Optional<TableDescriptor> describedBefore(TypeElement table) {
    return described.computeIfAbsent(
        table,
        type ->
            filer
                .writtenResource(TableDescriptor.file(type.getQualifiedName().toString()))
                .flatMap(GeneratedFiles::descriptor));
  }

  /**
   * Reads a descriptor. One of another version of Singlet is written again, so it counts as none.
   */
  private static Optional<TableDescriptor> descriptor(String text) {
    try {
      return Optional.of(TableDescriptor.ofJson(text));
    } catch (InvalidJsonException otherVersion) {
      return Optional.empty();
    }
  }

  private ClassFiles.Source classFileSource(boolean isOfJavac) {
    return new ClassFiles.Source() {
      @Override
      public Optional<byte[]> find(TypeElement type) {
        return sources.contains(type)
            ? Optional.empty()
            : filer
                .classFile(home(type), nameWithin(home(type), elements.getBinaryName(type)))
                .or(() -> TypeFiles.classFile(elements, type));
      }

      @Override
      public boolean isNeededFor(TypeElement type) {
        return isOfJavac && !sources.contains(type);
      }
    };
  }

  /** Writes a stub in place of a class if only its outline is known. */
  void writeStub(Outline outline, String problem, TypeElement origin) {
    if (isProcessed(origin)) {
      write(writer(origin).stub(outline, problem), origin);
    }
  }

  /**
   * Writes the class that is generated for a type, if the type is processed, or if an earlier build
   * processed it and wrote another class.
   */
  void write(GeneratedSource file, TypeElement origin) {
    boolean isFree = !isTaken(file.name());
    if ((isProcessed(origin) || isOutdated(file, origin)) && isFree && written.add(file.name())) {
      filer.write(file.name(), file.text(), origin);
      for (GeneratedSource.Resource resource : file.resources()) {
        filer.writeResource(resource.name(), resource.text(), origin);
      }
    }
  }

  /**
   * Writes the descriptor of a table that is processed, or that an earlier build described
   * otherwise.
   */
  void write(TableDescriptor descriptor, TypeElement table) {
    String path = TableDescriptor.file(descriptor.java());
    String text = descriptor.toJson();
    if (isProcessed(table) || (isInOutput(table) && !filer.hasWrittenResource(path, text))) {
      filer.writeResource(path, text, table);
    }
  }

  private boolean isOutdated(GeneratedSource file, TypeElement origin) {
    String home = home(origin);
    return isInOutput(origin)
        && (!filer.hasWritten(home, nameWithin(home, file.name()), file.text())
            || !file.resources().stream()
                .allMatch(each -> filer.hasWrittenResource(each.name(), each.text())));
  }

  private boolean isInOutput(TypeElement type) {
    return filer.hasCompiled(home(type), nameWithin(home(type), elements.getBinaryName(type)));
  }

  private String home(TypeElement type) {
    return elements.getPackageOf(type).getQualifiedName().toString();
  }

  private static String nameWithin(String home, CharSequence name) {
    return name.toString().substring(home.isEmpty() ? 0 : home.length() + 1);
  }

  /**
   * Returns whether the source has a type of this name, which then can't be generated. The class
   * file of a nested type has a dollar in its name, and so may a top-level type.
   */
  boolean isTaken(String name) {
    boolean isInSource = processed.contains(name) && !written.contains(name);
    int simple = name.lastIndexOf('.') + 1;
    String nested = name.substring(0, simple) + name.substring(simple).replace('$', '.');
    return isInSource || (!nested.equals(name) && elements.getTypeElement(nested) != null);
  }

  /** Returns whether a type of this name exists already, from any origin. */
  boolean exists(String name) {
    return processed.contains(name) || written.contains(name);
  }

  /** Returns a writer of the classes that are generated for a type, in its package. */
  ModelWriter writer(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    PackageElement home = elements.getPackageOf(type);
    return new ModelWriter(
        elements.getTypeElement(module, "javax.annotation.processing.Generated") != null,
        hidden.computeIfAbsent(home, p -> hidden(module, p)));
  }

  private Set<String> hidden(ModuleElement module, PackageElement home) {
    String prefix = home.isUnnamed() ? "" : home.getQualifiedName() + ".";
    return SourcePrinter.javaLang().stream()
        .filter(name -> elements.getTypeElement(module, prefix + name) != null)
        .collect(Collectors.toSet());
  }
}
