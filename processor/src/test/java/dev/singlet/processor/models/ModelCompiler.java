package dev.singlet.processor.models;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/** Compiles many models at once, and says of each what the compiler says of it. */
final class ModelCompiler {

  private static final Pattern PACKAGE = Pattern.compile("models/src/(?:(m[0-9a-z]+)/)?");
  private static final Pattern NAMED = Pattern.compile("\\((?:(m[0-9a-z]+)\\.)?[^()]*\\)$");

  private final Backend backend;

  ModelCompiler(Backend backend) {
    this.backend = backend;
  }

  /** A compiler that is asked once. */
  interface Backend {

    /** Compiles models, and says whether they are good. */
    boolean compile(List<RandomModel> models, DiagnosticCollector<JavaFileObject> collector);
  }

  /** A complaint of the compiler's, or of the processor's. */
  record Complaint(boolean isError, String where, String text) {

    boolean isOurs() {
      return text.startsWith("[SGT");
    }

    @Override
    public String toString() {
      return (isError ? "error " : "warning ") + where + " " + text;
    }
  }

  /**
   * Compiles models. Where one is refused, the compiler goes no further with the others, so that
   * they are compiled again without it.
   */
  Map<RandomModel, List<Complaint>> compile(List<RandomModel> models) {
    Map<RandomModel, List<Complaint>> complaints = new LinkedHashMap<>();
    Set<RandomModel> open = new HashSet<>(models);
    List<RandomModel> together = models;
    while (!together.isEmpty()) {
      Optional<Map<RandomModel, List<Complaint>>> found = compileTogether(together);
      if (found.isEmpty()) {
        together.forEach(model -> complaints.put(model, compileAlone(model)));
        return complaints;
      }
      Set<RandomModel> refused = new HashSet<>();
      found
          .get()
          .forEach(
              (model, all) -> {
                if (all.stream().anyMatch(Complaint::isError)) {
                  refused.add(model);
                  complaints.put(model, all);
                }
              });
      if (refused.isEmpty()) {
        complaints.putAll(found.get());
        return complaints;
      }
      open.removeAll(refused);
      together = models.stream().filter(open::contains).toList();
    }
    return complaints;
  }

  private List<Complaint> compileAlone(RandomModel model) {
    try {
      return run(List.of(model)).stream().map(ModelCompiler::complaint).toList();
    } catch (RuntimeException crash) {
      StringWriter trace = new StringWriter();
      crash.printStackTrace(new PrintWriter(trace));
      return List.of(new Complaint(true, "crash", trace.toString()));
    }
  }

  /** Returns the complaints about each; empty if there is one about no model in particular. */
  private Optional<Map<RandomModel, List<Complaint>>> compileTogether(List<RandomModel> models) {
    Map<String, RandomModel> byPackage = new LinkedHashMap<>();
    Map<RandomModel, List<Complaint>> complaints = new LinkedHashMap<>();
    for (RandomModel model : models) {
      byPackage.put(model.packageName().replaceFirst("\\..*", ""), model);
      complaints.put(model, new ArrayList<>());
    }
    List<Diagnostic<? extends JavaFileObject>> said;
    try {
      said = run(models);
    } catch (RuntimeException crash) {
      return Optional.empty();
    }
    for (Diagnostic<? extends JavaFileObject> diagnostic : said) {
      RandomModel model = byPackage.get(packageOf(diagnostic));
      if (model == null) {
        return Optional.empty();
      }
      complaints.get(model).add(complaint(diagnostic));
    }
    return Optional.of(complaints);
  }

  private List<Diagnostic<? extends JavaFileObject>> run(List<RandomModel> models) {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    boolean isGood = backend.compile(models, collector);
    List<Diagnostic<? extends JavaFileObject>> said =
        collector.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
            .toList();
    if (!isGood && said.stream().noneMatch(each -> each.getKind() == Diagnostic.Kind.ERROR)) {
      throw new IllegalStateException("The compiler failed without a word on " + models);
    }
    return said;
  }

  private static String packageOf(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    Matcher matcher =
        source == null
            ? NAMED.matcher(diagnostic.getMessage(Locale.ROOT))
            : PACKAGE.matcher(source.toUri().toString());
    return !matcher.find() ? "?" : matcher.group(1) == null ? "" : matcher.group(1);
  }

  private static Complaint complaint(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new Complaint(
        diagnostic.getKind() == Diagnostic.Kind.ERROR,
        (source == null ? "" : source.getName()) + ":" + diagnostic.getLineNumber(),
        diagnostic.getMessage(Locale.ROOT));
  }
}
