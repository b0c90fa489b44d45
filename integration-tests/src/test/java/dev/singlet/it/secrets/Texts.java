package dev.singlet.it.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Texts that the library made. None of them may show a secret. */
final class Texts {

  /** Each secret text begins with it. */
  static final String SECRET = "s3cret";

  /** Each secret number is it. */
  static final int NUMBER = 471_147;

  private static final String BASE_64 =
      Base64.getEncoder()
          .withoutPadding()
          .encodeToString(SECRET.getBytes(java.nio.charset.StandardCharsets.UTF_8));

  private final List<String> texts = Collections.synchronizedList(new ArrayList<>());
  private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Takes the text of a value. */
  void add(Object value) {
    String text = String.valueOf(value);
    texts.add(text);
    assertThat(text.toLowerCase(Locale.ROOT)).doesNotContain(SECRET, String.valueOf(NUMBER));
    assertThat(text).doesNotContain(BASE_64, value.getClass().getName() + "@");
  }

  /** Takes the texts of what a call throws. It must throw something. */
  Throwable addFailure(ThrowingCallable call) {
    Throwable thrown = catchThrowable(call);
    assertThat(thrown).isNotNull();
    addThrown(thrown);
    return thrown;
  }

  /** Takes the texts of an exception: those of its causes, of what it suppresses, of its parts. */
  void addThrown(Throwable thrown) {
    if (!seen.add(thrown)) {
      return;
    }
    add(thrown);
    if (thrown instanceof UnreadableItemException unreadable) {
      add(unreadable.key());
      add(unreadable.attribute());
      add(unreadable.reason());
    } else if (thrown instanceof ValidationException invalid) {
      invalid.violations().forEach(this::add);
      add(invalid.message(Locale.ROOT));
    } else if (thrown instanceof TransactionFailedException failed) {
      failed.failures().forEach(this::add);
    } else if (thrown instanceof ConditionFailedException failed) {
      add(failed.reason());
    }
    for (Throwable suppressed : thrown.getSuppressed()) {
      addThrown(suppressed);
    }
    if (thrown.getCause() != null) {
      addThrown(thrown.getCause());
    }
  }

  /** Returns all texts, one a line. */
  @Override
  public String toString() {
    return String.join("\n", texts);
  }
}
