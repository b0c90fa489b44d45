package dev.singlet.tools.report;

import freemarker.core.HTMLOutputFormat;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/** The templates, scripts and styles of the report. Templates escape all text by themselves. */
final class Templates {

  private final Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);

  Templates() {
    configuration.setClassForTemplateLoading(Templates.class, "");
    configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
    configuration.setOutputFormat(HTMLOutputFormat.INSTANCE);
    configuration.setURLEscapingCharset(StandardCharsets.UTF_8.name());
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("c");
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setLogTemplateExceptions(false);
    configuration.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
  }

  String fill(String template, Map<String, Object> values) {
    StringWriter text = new StringWriter();
    try {
      configuration.getTemplate(template).process(values, text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (TemplateException failure) {
      throw new IllegalStateException("The template " + template + " is wrong", failure);
    }
    return text.toString();
  }

  /** Returns the texts of files beside this class, one after the other. */
  static String text(String... files) {
    StringBuilder text = new StringBuilder();
    for (String file : files) {
      try (InputStream stream = Templates.class.getResourceAsStream(file)) {
        if (stream == null) {
          throw new IllegalStateException("There is no file " + file + " in the jar");
        }
        text.append(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
    return text.toString();
  }
}
