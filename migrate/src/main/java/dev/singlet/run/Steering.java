package dev.singlet.run;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Slows, pauses and stops a long run from outside. A backfill asks it after each page, a bulk write
 * after each batch, and both again each second during a pause.
 */
@FunctionalInterface
public interface Steering {

  /**
   * Returns the speed that is allowed.
   *
   * @return the order
   */
  Order order();

  /**
   * The speed that a run may have.
   *
   * @param stops true to end it after the pages or batches that it works on
   * @param speed the part of its rates that it may use: 1 for all, 0 to pause
   */
  record Order(boolean stops, double speed) {

    /** It may use all of its rates. */
    public static final Order GO = new Order(false, 1);

    /** It waits. */
    public static final Order PAUSE = new Order(false, 0);

    /** It ends after the pages or batches that it works on. */
    public static final Order STOP = new Order(true, 1);

    /**
     * Refuses an impossible speed.
     *
     * @param stops true to end it
     * @param speed the part of its rates
     * @throws InvalidArgumentException if the speed is not from 0 to 1
     */
    public Order {
      if (!(speed >= 0 && speed <= 1)) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT, "Order(" + speed + "): give a speed from 0 to 1.");
      }
    }

    /**
     * Returns an order to go on with a part of the rates.
     *
     * @param speed from 0 to 1
     * @return the order
     */
    public static Order slower(double speed) {
      return new Order(false, speed);
    }
  }

  /**
   * Returns a steering by a file, which people can change meanwhile: {@code pause}, {@code stop},
   * or a percentage of the rates such as {@code 25 %}. Without the file, and if it is empty, it
   * runs at its rates. It pauses if the file has another text.
   *
   * @param file the file
   * @return the steering
   */
  static Steering byFile(Path file) {
    Pattern percentage = Pattern.compile("(\\d{1,2}|100) ?%");
    return () -> {
      String text;
      try {
        text = Files.readString(file).strip();
      } catch (NoSuchFileException none) {
        return Order.GO;
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
      Matcher part = percentage.matcher(text);
      if (part.matches()) {
        return Order.slower(Integer.parseInt(part.group(1)) / 100.0);
      }
      return switch (text) {
        case "" -> Order.GO;
        case "stop" -> Order.STOP;
        default -> Order.PAUSE;
      };
    };
  }
}
