package dev.singlet.generated.item;

import dev.singlet.internal.text.Utf8;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Codecs of texts, and of types that have a standard text. */
final class NamedTexts {

  private NamedTexts() {}

  record Text() implements TextCodec<String> {
    @Override
    public String format(String value) {
      return value;
    }

    @Override
    public String parse(String text) {
      return text;
    }

    @Override
    public boolean isSurelyValid(String value) {
      return Utf8.loneSurrogate(value) < 0;
    }

    @Override
    public void check(String value, Violations violations) {
      violations.text("", value);
    }
  }

  record Uuid() implements ParsedCodec<UUID> {
    @Override
    public UUID read(String text) {
      return UUID.fromString(text);
    }

    @Override
    public String expected() {
      return "UUID";
    }
  }

  record Char() implements ParsedCodec<Character> {
    @Override
    public @Nullable Character read(String text) {
      return text.length() == 1 ? text.charAt(0) : null;
    }

    @Override
    public String expected() {
      return "single char";
    }

    @Override
    public void check(Character value, Violations violations) {
      violations.text("", value.toString());
    }
  }

  record Uri() implements ParsedCodec<URI> {
    @Override
    public URI read(String text) {
      return URI.create(text);
    }

    @Override
    public String expected() {
      return "URI";
    }

    @Override
    public void check(URI value, Violations violations) {
      violations.text("", value.toString());
    }
  }

  record Url() implements ParsedCodec<URL> {
    @Override
    public String format(URL value) {
      return value.toExternalForm();
    }

    @Override
    public @Nullable URL read(String text) {
      try {
        return new URL(text);
      } catch (MalformedURLException noUrl) {
        return null;
      }
    }

    @Override
    public String expected() {
      return "URL of a known protocol";
    }

    @Override
    public void check(URL value, Violations violations) {
      String text = format(value);
      violations.text("", text);
      // URL.equals() would look up the hosts.
      URL comesBack = read(text);
      if (comesBack == null || !format(comesBack).equals(text)) {
        violations.add("", "Url", "must be a URL that can be read back from its text", text);
      }
    }
  }

  record LanguageTag() implements ParsedCodec<Locale> {
    @Override
    public String format(Locale value) {
      return value.toLanguageTag();
    }

    @Override
    public @Nullable Locale read(String text) {
      // Locale.forLanguageTag() ignores the parts it can't read.
      try {
        return new Locale.Builder().setLanguageTag(text).build();
      } catch (IllformedLocaleException noTag) {
        return null;
      }
    }

    @Override
    public String expected() {
      return "BCP 47 language tag";
    }

    @Override
    public void check(Locale value, Violations violations) {
      if (!value.equals(Locale.forLanguageTag(format(value)))) {
        violations.add(
            "", "Locale", "must be a locale that can be read back from its language tag", value);
      }
    }
  }

  record CurrencyCode() implements ParsedCodec<Currency> {
    @Override
    public String format(Currency value) {
      return value.getCurrencyCode();
    }

    @Override
    public Currency read(String text) {
      return Currency.getInstance(text);
    }

    @Override
    public String expected() {
      return "ISO 4217 code of a currency";
    }
  }

  record Bool() implements ParsedCodec<Boolean> {
    @Override
    public @Nullable Boolean read(String text) {
      return text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : null;
    }

    @Override
    public String expected() {
      return "boolean, which is true or false";
    }
  }
}
