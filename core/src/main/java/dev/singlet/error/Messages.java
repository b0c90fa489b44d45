package dev.singlet.error;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Finds the messages of violations. */
@FunctionalInterface
public interface Messages {

  /** No bundle: keys in messages stay as they are. */
  Messages NONE =
      locale -> {
        throw new MissingResourceException("There are no messages.", "", "");
      };

  /**
   * Returns the bundle for a language.
   *
   * @param locale the language
   * @return the messages by key
   * @throws MissingResourceException if there is no bundle
   */
  ResourceBundle bundle(Locale locale);
}
