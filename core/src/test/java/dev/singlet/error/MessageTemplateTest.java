package dev.singlet.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageTemplateTest {

  /** Texts that refer to each other, to attributes, and to themselves. */
  private static final class Texts extends ListResourceBundle {
    private final boolean isGerman;

    private Texts(boolean isGerman) {
      this.isGerman = isGerman;
    }

    @Override
    protected Object[][] getContents() {
      return new Object[][] {
        {"my.key", isGerman ? "h\u00f6chstens {max}" : "at most {max}"},
        {"outer", "[{my.key}]"},
        {"loop", "{loop}"},
        {"jakarta.validation.constraints.Min.message", "mindestens {value}"}
      };
    }
  }

  private static final Messages MESSAGES = locale -> new Texts(locale.equals(Locale.GERMAN));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "from {min} on | from 1 on",
        "{min}{min} | 11",
        "matches {regexp} | matches a{2}",
        "{none} stays | {none} stays",
        "was ${validatedValue} | was x{min}",
        "${1 + 1} and ${min} stay | ${1 + 1} and ${min} stay",
        "\\{min\\} and \\${validatedValue} and \\\\ | {min} and ${validatedValue} and \\",
        "an open {min | an open {min",
        "costs 5$ or \\n | costs 5$ or \\n"
      })
  void parametersAreFilledIn(String text, String rendered) {
    Map<String, Object> attributes = Map.of("min", 1, "regexp", "a{2}");

    assertThat(
            new MessageTemplate(text, "", attributes, Messages.NONE).render(Locale.ROOT, "x{min}"))
        .isEqualTo(rendered);
  }

  @Test
  void aTextIsLookedUpInTheLanguageAskedFor() {
    MessageTemplate template = new MessageTemplate("{outer}", "", Map.of("max", 3), MESSAGES);

    assertThat(template.render(Locale.ENGLISH, null)).isEqualTo("[at most 3]");
    assertThat(template.render(Locale.GERMAN, null)).isEqualTo("[h\u00f6chstens 3]");
  }

  @Test
  void theBundleComesBeforeTheAttributes() {
    MessageTemplate template =
        new MessageTemplate("{my.key}", "", Map.of("my.key", "x", "max", 3), MESSAGES);

    assertThat(template.render(Locale.ENGLISH, null)).isEqualTo("at most 3");
  }

  @Test
  void aTextThatRefersToItselfEnds() {
    assertThat(new MessageTemplate("{loop}", "", Map.of(), MESSAGES).render(Locale.ROOT, null))
        .isEqualTo("{loop}");
  }

  @Test
  void theUsualMessageGivesWayToTheBundles() {
    Map<String, Object> value = Map.of("value", 5);
    String min = "{jakarta.validation.constraints.Min.message}";
    String max = "{jakarta.validation.constraints.Max.message}";

    assertThat(new MessageTemplate(min, "at least {value}", value, MESSAGES).render(Locale.ROOT, 1))
        .isEqualTo("mindestens 5");
    assertThat(new MessageTemplate(max, "at most {value}", value, MESSAGES).render(Locale.ROOT, 1))
        .isEqualTo("at most 5");
  }

  @Test
  void aLiteralIsTakenAsItIs() {
    String text = "{min} ${validatedValue} \\{ $1";

    assertThat(MessageTemplate.literal(text).render(Locale.ROOT, 1)).isEqualTo(text);
  }

  @Test
  void anExceptionSpeaksTheLanguageAskedFor() {
    MessageTemplate template = new MessageTemplate("{my.key}", "", Map.of("max", 3), MESSAGES);
    ValidationException invalid =
        new ValidationException("Issue", List.of(new Violation("title", "Size", template, "abc")));

    assertThat(invalid.message(Locale.GERMAN))
        .isEqualTo("Issue is not valid: title h\u00f6chstens 3 (was \"abc\").");
    assertThat(invalid.entity()).isEqualTo("Issue");
  }
}
