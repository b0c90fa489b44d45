package dev.singlet.it.types.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.convert.JdkTypes;
import dev.singlet.convert.SetAsList;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Types that are stored by the converters of the table. */
@Table(
    name = "Archive",
    converters = {JdkTypes.class, Chain.class})
@SuppressWarnings("JavaUtilDate")
public sealed interface Archive {

  @Entity
  @LinkedKey(name = "ofZone", partition = "FOLDER#{zone}", sort = "FOLDER#{word}#{opened}")
  @SuppressWarnings("ArrayRecordComponent")
  record Folder(
      TimeZone zone,
      Chain<Character> word,
      Date opened,
      @StoredTime(TimeFormat.EPOCH_MILLIS) @Nullable Date closed,
      Optional<Date> seen,
      BitSet marks,
      Collection<Date> uses,
      @Size(max = 2) Queue<@NotBlank String> waiting,
      Deque<Deque<Date>> shifts,
      NavigableSet<Integer> numbers,
      NavigableMap<String, Date> due,
      Optional<Deque<String>> notes,
      Chain<Date> dates,
      @Convert(with = SetAsList.class) Set<Page> pages,
      Map<String, List<Deque<Integer>>> nested)
      implements Archive {

    @Computed(stored = true)
    static int highest(NavigableSet<Integer> numbers) {
      return numbers.isEmpty() ? 0 : numbers.last();
    }
  }

  record Page(String text, Date written, Deque<Integer> lines, NavigableSet<String> tags) {}

  @Entity
  @LinkedKey(partition = "TALLY#{id}", sort = "TALLY")
  record Tally(String id, AtomicInteger visits, AtomicLong bytes, AtomicBoolean isOpen)
      implements Archive {}
}
