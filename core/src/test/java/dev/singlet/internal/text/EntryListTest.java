package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryListTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 6, 7, 20, 100})
  void whatIsAddedIsThereInItsOrderHoweverMuchRoomThereWas(int count) {
    EntryList<String> list = new EntryList<>(6);
    Map<String, String> same = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      list.add("#" + i, "name" + i);
      same.put("#" + i, "name" + i);
    }

    assertThat(list).isEqualTo(same).hasSameHashCodeAs(same).hasSize(count);
    assertThat(list.keySet()).containsExactlyElementsOf(same.keySet());
    assertThat(list.values()).containsExactlyElementsOf(same.values());
  }

  @Test
  void aListWithoutRoomGrowsWhenAnEntryMustBeAdded() {
    EntryList<String> list = new EntryList<>(0);

    assertThat(list.addIfRoom("#a", "a")).isFalse();
    assertThat(list).isEmpty();
    list.add("#a", "a");
    assertThat(list).isEqualTo(Map.of("#a", "a"));
    assertThat(list.addIfRoom("#b", "b")).isFalse();
    assertThat(list).isEqualTo(Map.of("#a", "a"));
  }

  @Test
  void theFirstNameOfAValueIsFound() {
    EntryList<String> list = new EntryList<>(2);
    list.add("#a", "a");
    list.add("#b", "b");
    list.add("#b_2", "b");

    assertThat(list.nameOf(new String("b"))).isEqualTo("#b");
    assertThat(list.nameOf("c")).isNull();
  }

  @Test
  void onlyWhatIsThereIsChanged() {
    EntryList<String> list = new EntryList<>(2);
    list.add("#a", "a");

    assertThat(list.change("#a", "b")).isTrue();
    assertThat(list.change("#b", "b")).isFalse();
    assertThat(list).isEqualTo(Map.of("#a", "b"));
  }

  @Test
  void itsEntriesEnd() {
    EntryList<String> list = new EntryList<>(2);
    list.add("#a", "a");
    Iterator<Map.Entry<String, String>> entries = list.entrySet().iterator();
    entries.next();

    assertThat(entries.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(entries::next);
  }

  @Test
  void aCopyGrowsByItself() {
    EntryList<String> list = new EntryList<>(3);
    list.add("#a", "a");
    EntryList<String> copy = list.copy();
    EntryList<String> second = copy.copy();

    copy.add("#b", "b");
    second.add("#c", "c");
    list.add("#d", "d");

    assertThat(copy).isEqualTo(Map.of("#a", "a", "#b", "b"));
    assertThat(second).isEqualTo(Map.of("#a", "a", "#c", "c"));
    assertThat(list).isEqualTo(Map.of("#a", "a", "#d", "d"));
    assertThat(list.valuesFrom(1)).containsExactly("d");
  }
}
