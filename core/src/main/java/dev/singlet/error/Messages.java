package dev.singlet.error;

import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/**
 * Where the messages of violations are looked up. Implemented by generated code, which sees the
 * bundles of the module it is in.
 */
@FunctionalInterface
public interface Messages {

  /** No bundle: what messages refer to by a key stays as it is. */
  Messages NONE =
      locale -> {
        throw new MissingResourceException("There are no messages.", "", "");
      };

  /**
   * The bundle for a language.
   *
   * @param locale the language
   * @return the messages by key
   * @throws MissingResourceException if there is no bundle
   */
  ResourceBundle bundle(Locale locale);
}
