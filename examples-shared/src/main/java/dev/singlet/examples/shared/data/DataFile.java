package dev.singlet.examples.shared.data;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.singlet.examples.shared.entity.EntityKinds;
import dev.singlet.value.PrimaryKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads entities from a JSON file, all or none: an array of {@link JsonRow}s. */
public final class DataFile<E> {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private final Path file;
  private final EntityKinds<E> kinds;
  private final Instant now;
  private final List<E> entities = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final Map<PrimaryKey, String> positions = new HashMap<>();

  private DataFile(Path file, EntityKinds<E> kinds, Instant now) {
    this.file = file;
    this.kinds = kinds;
    this.now = now;
  }

  /**
   * Reads a file.
   *
   * @param kinds the kinds of entity that can be in it
   * @param clock gives the time for rows that have none
   * @throws DataFileException if it can't be read, or if any of its rows is not valid
   */
  public static <E> List<E> read(Path file, EntityKinds<E> kinds, Clock clock)
      throws DataFileException {
    return new DataFile<>(file, kinds, clock.instant().truncatedTo(ChronoUnit.MILLIS)).read();
  }

  private List<E> read() throws DataFileException {
    try (JsonParser json = JSON.createParser(Files.newInputStream(file))) {
      if (json.nextToken() != JsonToken.START_ARRAY) {
        throw new DataFileException(file + " is not valid: it holds no JSON array.");
      }
      for (int number = 1; json.nextToken() != JsonToken.END_ARRAY; number++) {
        int line = json.currentTokenLocation().getLineNr();
        JsonNode row = JSON.readTree(json);
        add("row " + number + " (line " + line + ")", row);
      }
      if (json.nextToken() != null) {
        throw new DataFileException(file + " is not valid: there is more after the array.");
      }
    } catch (JsonProcessingException malformed) {
      throw new DataFileException(
          file
              + " is not JSON, at line "
              + malformed.getLocation().getLineNr()
              + ", column "
              + malformed.getLocation().getColumnNr()
              + ": "
              + malformed.getOriginalMessage());
    } catch (NoSuchFileException missing) {
      throw new DataFileException(file + " can't be read: there is no such file.");
    } catch (IOException unreadable) {
      throw new DataFileException(file + " can't be read: " + unreadable.getMessage());
    }
    if (!problems.isEmpty()) {
      int rows = entities.size() + problems.size();
      throw new DataFileException(
          String.format(
              "%s: %d of %d rows not valid, nothing was written.", file, problems.size(), rows),
          problems);
    }
    return List.copyOf(entities);
  }

  private void add(String position, JsonNode row) {
    try {
      E entity = new JsonRow<>(row, kinds, now).toEntity();
      PrimaryKey key = PrimaryKey.of(kinds.schema().key(), kinds.put(entity).toRequest().item());
      String earlier = positions.putIfAbsent(key, position);
      if (earlier != null) {
        throw new InvalidRowException("has the same key as " + earlier + ".");
      }
      entities.add(entity);
    } catch (InvalidRowException invalid) {
      problems.add(position + ": " + invalid.getMessage());
    }
  }
}
