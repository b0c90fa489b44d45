package dev.singlet.internal.bulk;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.scan.Share;
import dev.singlet.runtime.item.Tenant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text that a checkpoint of a bulk write keeps: the number of writes that are done, and the
 * table, tenant and share that they are of.
 *
 * @param run the text after the number
 */
record BulkPlace(String run) {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  static BulkPlace of(Context context, Share share) {
    Tenant tenant = context.tenant();
    return new BulkPlace(
        " writes to "
            + context.tableName()
            + (tenant == null ? "" : " of " + tenant.id())
            + (share.of() == 1 ? "" : ", share " + share.index() + " of " + share.of()));
  }

  String text(long place) {
    return place + run;
  }

  /**
   * Reads a text.
   *
   * @param text the text; null to begin at the start
   * @throws InvalidArgumentException if another run has made it
   */
  long read(@Nullable String text, Object operation) {
    if (text == null) {
      return 0;
    }
    String kept = text.strip();
    Matcher number = NUMBER.matcher(kept);
    if (number.lookingAt() && kept.substring(number.end()).equals(run.stripTrailing())) {
      return Long.parseLong(number.group());
    }
    throw new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        "%s: the checkpoint has \"%s\". This run needs one with a number and \"%s\"."
                .formatted(operation, text, run)
            + " Give each run a checkpoint of its own.");
  }
}
