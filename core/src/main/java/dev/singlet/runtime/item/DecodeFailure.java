package dev.singlet.runtime.item;

import dev.singlet.error.Violation;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A value that can't be decoded. The failure passes outwards to the item. */
public final class DecodeFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The length of the value that a message shows. An item may have a text of 400 KB. */
  private static final int MAX_REASON = 400;

  /** Places in lists, which say nothing of their values. */
  private static final Pattern ELEMENTS = Pattern.compile("(\\[\\d+])*");

  private final String path;
  private final String reason;
  private final boolean isOfValue;

  public DecodeFailure(String path, String reason, @Nullable Throwable cause) {
    this(path, reason, cause, true);
  }

  private DecodeFailure(String path, String reason, @Nullable Throwable cause, boolean isOfValue) {
    super(reason, cause, false, false);
    this.path = path;
    this.reason = shortened(reason);
    this.isOfValue = isOfValue;
  }

  /** Returns the failure for a key attribute from which a value can't be read. */
  public static DecodeFailure ofKey(String attribute, String reason) {
    return new DecodeFailure(attribute, reason, null);
  }

  /** Returns the failure for an absent value. */
  public static DecodeFailure absent(String path, String reason) {
    return new DecodeFailure(path, reason, null, false);
  }

  /**
   * Adds a name to the path of any failure to read a value. An exception that no codec threw comes
   * from the constructor of a record.
   */
  public static DecodeFailure in(String name, RuntimeException thrown) {
    return thrown instanceof DecodeFailure failure
        ? failure.in(name)
        : new DecodeFailure(name, refusal(thrown), thrown);
  }

  /** Returns the message of a record that refuses the values of an item. */
  public static String refusal(RuntimeException thrown) {
    String message = thrown.getMessage();
    return "the record refuses its values: " + (message == null ? thrown.toString() : message);
  }

  /** Returns this failure with a name added to its path. */
  public DecodeFailure in(String name) {
    boolean steps = path.isEmpty() || path.startsWith("[");
    return new DecodeFailure(name + (steps ? "" : ".") + path, reason, getCause(), isOfValue);
  }

  /** Returns the class of an exception of a record, whose message may quote any value. */
  public static String refusalOf(RuntimeException thrown) {
    return "the record refuses its values by "
        + thrown.getClass().getSimpleName()
        + ". Its message is not shown, since values are sensitive";
  }

  /** Returns this failure without the text of a sensitive value, and without names within it. */
  public DecodeFailure masking(Collection<String> sensitive) {
    return masking(sensitive, attribute -> true);
  }

  /**
   * Returns this failure without what must not be shown.
   *
   * @param sensitive the names that are sensitive as a whole
   * @param isShown tells if an attribute and all within it may be shown
   */
  public DecodeFailure masking(Collection<String> sensitive, Predicate<String> isShown) {
    Optional<String> hidden = sensitive.stream().filter(this::isIn).findFirst();
    if (hidden.isPresent()) {
      Matcher elements = ELEMENTS.matcher(path).region(hidden.get().length(), path.length());
      int end = elements.lookingAt() ? elements.end() : hidden.get().length();
      return new DecodeFailure(
          end == path.length() ? path : path.substring(0, end) + "." + Violation.MASK,
          isOfValue ? "does not fit its type, and is sensitive, so it is not shown" : reason,
          null,
          false);
    }
    return getCause() instanceof RuntimeException refusal && !isShown.test(root())
        ? new DecodeFailure(path, refusalOf(refusal), null, false)
        : this;
  }

  private String root() {
    return path.split("[.\\[]", 2)[0];
  }

  private boolean isIn(String name) {
    return path.startsWith(name)
        && (path.length() == name.length() || ".[".indexOf(path.charAt(name.length())) >= 0);
  }

  private static String shortened(String reason) {
    int end = MAX_REASON / 2;
    return reason.length() <= MAX_REASON
        ? reason
        : reason.substring(0, end) + " ... " + reason.substring(reason.length() - end);
  }

  /** Returns the path to the value. */
  public String path() {
    return path;
  }

  /** Returns the problem with the value. */
  public String reason() {
    return reason;
  }
}
