package dev.singlet.maven;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.codehaus.plexus.classworlds.ClassWorld;
import org.codehaus.plexus.classworlds.realm.ClassRealm;
import org.codehaus.plexus.component.configurator.BasicComponentConfigurator;
import org.codehaus.plexus.component.configurator.ComponentConfigurationException;
import org.codehaus.plexus.component.configurator.expression.ExpressionEvaluator;
import org.codehaus.plexus.configuration.xml.XmlPlexusConfiguration;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.jspecify.annotations.Nullable;

/**
 * A goal as {@code META-INF/maven/plugin.xml} declares it. Maven's own classes read the file and
 * set the parameters, so that names, types and defaults are those of a build.
 */
final class Goal {

  private final Xpp3Dom mojo;

  private Goal(Xpp3Dom mojo) {
    this.mojo = mojo;
  }

  static Goal of(String name) {
    return all().stream().filter(goal -> goal.name().equals(name)).findFirst().orElseThrow();
  }

  static List<Goal> all() {
    return Arrays.stream(plugin().getChild("mojos").getChildren()).map(Goal::new).toList();
  }

  String name() {
    return text("goal");
  }

  /** Returns the text of an element, such as {@code phase}; empty if there is none. */
  String text(String element) {
    Xpp3Dom child = mojo.getChild(element);
    return child == null ? "" : child.getValue();
  }

  /** Returns the names of the parameters that a build can set. */
  List<String> parameters() {
    return Arrays.stream(mojo.getChild("parameters").getChildren())
        .filter(parameter -> parameter.getChild("editable").getValue().equals("true"))
        .map(parameter -> parameter.getChild("name").getValue())
        .toList();
  }

  /**
   * Carries the goal out.
   *
   * @param configuration the content of the element {@code <configuration>}
   * @param values values of the project, and properties, by name
   * @param log gets the lines
   */
  void run(String configuration, Map<String, Object> values, BuildLog log)
      throws MojoExecutionException, MojoFailureException {
    Xpp3Dom given = xml("<configuration>" + configuration + "</configuration>");
    Xpp3Dom whole = Xpp3Dom.mergeXpp3Dom(given, mojo.getChild("configuration"));
    ClassLoader loader = getClass().getClassLoader();
    try (ClassWorld world = new ClassWorld("build", loader)) {
      ClassRealm realm = world.getClassRealm("build");
      AbstractMojo goal =
          (AbstractMojo)
              loader.loadClass(text("implementation")).getDeclaredConstructor().newInstance();
      new BasicComponentConfigurator()
          .configureComponent(goal, new XmlPlexusConfiguration(whole), new Values(values), realm);
      goal.setLog(log);
      goal.execute();
    } catch (ReflectiveOperationException | ComponentConfigurationException | IOException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  private static Xpp3Dom plugin() {
    try (InputStream file = Goal.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
      return Xpp3DomBuilder.build(file, "UTF-8");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (XmlPullParserException malformed) {
      throw new IllegalStateException(malformed);
    }
  }

  private static Xpp3Dom xml(String text) {
    try {
      return Xpp3DomBuilder.build(new StringReader(text));
    } catch (IOException | XmlPullParserException malformed) {
      throw new IllegalArgumentException(malformed);
    }
  }

  /**
   * What {@code ${...}} stands for. The goals' expressions are single names, but for the folder.
   */
  private record Values(Map<String, Object> values) implements ExpressionEvaluator {

    @Override
    public @Nullable Object evaluate(@Nullable String expression) {
      if (expression == null || !expression.startsWith("${")) {
        return expression;
      }
      int end = expression.indexOf('}');
      Object value = values.get(expression.substring(2, end));
      String rest = expression.substring(end + 1);
      return value == null || rest.isEmpty() ? value : value + rest;
    }

    @Override
    public File alignToBaseDirectory(File file) {
      return file;
    }
  }
}
