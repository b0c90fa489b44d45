package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.operation.ContextValue;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.CurrentTenant;
import dev.singlet.spring.TenantTable;
import dev.singlet.spring.model.Helpdesk;
import dev.singlet.spring.model.HelpdeskCaseEntity;
import dev.singlet.spring.model.HelpdeskTable;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.javapoet.ClassName;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Spring processes a context ahead of time, and the code that it generates runs. */
class SingletAheadOfTimeTest {

  @RegisterExtension final LocalTable wiki = LocalTable.of(WikiTable.SCHEMA);
  @RegisterExtension final LocalTable helpdesk = LocalTable.of(HelpdeskTable.SCHEMA);
  @TempDir Path classes;

  @Configuration(proxyBeanMethods = false)
  @ImportAutoConfiguration({
    SingletAutoConfiguration.class,
    SingletExceptionsAutoConfiguration.class,
    SingletMetricsAutoConfiguration.class,
    SingletHealthAutoConfiguration.class,
    SingletMigrationsAutoConfiguration.class,
    SingletWebAutoConfiguration.class
  })
  public static class Application {

    @Bean
    public TableSchema wiki() {
      return WikiTable.SCHEMA;
    }

    @Bean
    public TableSchema helpdesk() {
      return HelpdeskTable.SCHEMA;
    }

    @Bean
    public ContextValue user() {
      return WikiTable.user("kim");
    }

    @Bean
    public CurrentTenant tenant() {
      return () -> "acme";
    }

    @Bean(destroyMethod = "")
    public DynamoDbClient dynamoDb() {
      return DynamoDbLocal.shared();
    }

    @Bean(destroyMethod = "")
    public DynamoDbAsyncClient dynamoDbAsync() {
      return DynamoDbLocal.sharedAsync();
    }
  }

  private void withProperties(GenericApplicationContext context) {
    TestPropertyValues.of(
            "management.health.singlet.enabled=true",
            "singlet.tables.wiki.name=" + wiki.tableName(),
            "singlet.tables.helpdesk.name=" + helpdesk.tableName())
        .applyTo(context);
  }

  /** Generates code for the application, and returns the class that begins it. */
  private String generate(InMemoryGeneratedFiles files) {
    try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
      withProperties(context);
      context.register(Application.class);
      DefaultGenerationContext generation =
          new DefaultGenerationContext(
              new ClassNameGenerator(ClassName.get(Application.class)), files);
      ClassName initializer =
          new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
      generation.writeGeneratedContent();
      return initializer.reflectionName();
    }
  }

  private void compile(Map<String, String> sources) throws IOException {
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((path, code) -> files.add(new Source(path, code)));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(
            compiler
                .getTask(
                    null,
                    null,
                    null,
                    List.of(
                        "-proc:none",
                        "-nowarn",
                        "-d",
                        classes.toString(),
                        "-cp",
                        System.getProperty("java.class.path")),
                    null,
                    files)
                .call())
        .isTrue();
  }

  /** Generated classes use classes of their package that aren't public, so they join its loader. */
  private void define() throws IOException, ReflectiveOperationException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(classes)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      String path = classes.relativize(file).toString();
      String beside = path.substring(0, path.indexOf('_')).replace(File.separatorChar, '.');
      MethodHandles.privateLookupIn(Class.forName(beside), MethodHandles.lookup())
          .defineClass(Files.readAllBytes(file));
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String code;

    Source(String path, String code) {
      super(URI.create("string:///" + path), JavaFileObject.Kind.SOURCE);
      this.code = code;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return code;
    }
  }

  private static Map<String, String> sources(InMemoryGeneratedFiles files) {
    Map<String, String> sources = new TreeMap<>();
    files
        .getGeneratedFiles(Kind.SOURCE)
        .forEach(
            (path, content) -> {
              try {
                sources.put(
                    path,
                    new String(content.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
              } catch (IOException failure) {
                throw new UncheckedIOException(failure);
              }
            });
    return sources;
  }

  @Test
  void generatedCodeMakesTheSameBeans() throws Exception {
    InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
    String initializer = generate(files);
    Map<String, String> sources = sources(files);
    compile(sources);
    assertThat(String.join("\n", sources.values()))
        .contains("wikiClient", "helpdeskAsyncClient", "helpdeskTenant")
        .doesNotContain("TableClientsRegistrar");

    define();

    try (GenericApplicationContext context = new GenericApplicationContext()) {
      withProperties(context);
      @SuppressWarnings({"unchecked", "UnsafeReflectiveConstructionCast"}) // it is generic
      ApplicationContextInitializer<GenericApplicationContext> beans =
          (ApplicationContextInitializer<GenericApplicationContext>)
              Class.forName(initializer).getDeclaredConstructor().newInstance();
      beans.initialize(context);
      context.refresh();

      TableClient client = context.getBean("wikiClient", TableClient.class);
      client.execute(WikiArticleEntity.put(new Wiki.Article("Home", "Text", null, null)));
      assertThat(
              context
                  .getBean("wikiAsyncClient", AsyncTableClient.class)
                  .execute(WikiArticleEntity.get("Home"))
                  .join())
          .contains(new Wiki.Article("Home", "Text", "kim", "kim"));
      TenantTable cases = context.getBean("helpdeskTenant", TenantTable.class);
      cases.client().execute(HelpdeskCaseEntity.put(new Helpdesk.Case(7, "Broken")));
      assertThat(helpdesk.text()).contains("TENANT#acme#CASES");
    }
  }
}
