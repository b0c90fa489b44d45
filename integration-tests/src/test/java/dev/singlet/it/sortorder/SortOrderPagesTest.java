package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.sortorder.model.Ordered.Text;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.OrderedTextEntity;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SortOrderPagesTest {

  private static final int ITEMS = 23;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(OrderedTable.SCHEMA);

  private static List<Text> inOrder = List.of();

  @BeforeAll
  static void write() {
    inOrder =
        IntStream.range(0, ITEMS)
            .mapToObj(i -> new Text("paged", String.format("%03d\0\uFFFF\uD83D\uDE00", i)))
            .toList();
    BatchWriter.write(TABLE, inOrder.stream().map(OrderedTextEntity::put).toList());
    BatchWriter.write(TABLE, List.of(OrderedTextEntity.put(new Text("paged2", "x"))));
  }

  private static ConsistentQuery<Text> all() {
    return OrderedTextEntity.all("paged");
  }

  private static List<Text> pageByPage(Query<Text> query, int most) {
    List<Text> items = new ArrayList<>();
    @Nullable String token = null;
    do {
      Page<Text> page = TABLE.client().page(query.from(token));
      assertThat(page.items()).hasSizeLessThanOrEqualTo(most);
      items.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return items;
  }

  private static List<Text> backwards() {
    List<Text> backwards = new ArrayList<>(inOrder);
    java.util.Collections.reverse(backwards);
    return backwards;
  }

  @ParameterizedTest
  @CsvSource({"1,0", "2,0", "7,0", "22,0", "23,0", "24,0", "100,0", "7,2", "7,3", "0,1", "0,5"})
  void pagesInEitherDirectionGiveEveryItemOnce(int limit, int pageSize) {
    Query<Text> query = limit == 0 ? all() : all().limit(limit);
    Query<Text> sized = pageSize == 0 ? query : query.pageSize(pageSize);
    int most = limit == 0 ? pageSize : limit;

    assertThat(pageByPage(sized, most)).isEqualTo(inOrder);
    assertThat(pageByPage(sized.reverse(), most)).isEqualTo(backwards());
  }

  @Test
  void aLimitTakesAsManyRequestsAsItNeeds() {
    Page<Text> page = TABLE.client().page(all().limit(7).pageSize(3));

    assertThat(page.items()).hasSize(7);
    assertThat(page.requests()).isEqualTo(3);
    assertThat(page.itemsRead()).isEqualTo(7);
  }

  @Test
  void aPageSizeAloneIsOneRequest() {
    Page<Text> page = TABLE.client().page(all().pageSize(3));

    assertThat(page.items()).hasSize(3);
    assertThat(page.requests()).isEqualTo(1);
  }

  @Test
  void limitAndPageSizeMayChangeFromPageToPage() {
    Page<Text> first = TABLE.client().page(all().limit(2));
    Page<Text> rest = TABLE.client().page(all().limit(100).from(first.nextToken()));

    assertThat(rest.items()).isEqualTo(inOrder.subList(2, ITEMS));
  }

  @Test
  void aTokenOfAnotherPartitionOrRangeOrDirectionIsRefused() {
    String token = TABLE.client().page(all().limit(2)).nextToken();

    for (Query<Text> other :
        List.<Query<Text>>of(
            OrderedTextEntity.all("paged2"),
            all().reverse(),
            OrderedTextEntity.all("paged").name(dev.singlet.value.Range.gt("0")))) {
      assertThatThrownBy(() -> TABLE.client().page(other.from(token)))
          .isInstanceOf(InvalidPageTokenException.class);
    }
  }

  @Test
  void aStreamGivesAllItemsOverAllPages() {
    assertThat(TABLE.client().stream(all().pageSize(4)).toList()).isEqualTo(inOrder);
    assertThat(TABLE.client().stream(all().pageSize(4).reverse()).toList()).isEqualTo(backwards());
    assertThat(TABLE.client().stream(all().limit(9).pageSize(4)).toList())
        .isEqualTo(inOrder.subList(0, 9));
    assertThat(TABLE.client().stream(OrderedTextEntity.all("nothing"))).isEmpty();
  }

  @Test
  void aStreamContinuesFromAToken() {
    String token = TABLE.client().page(all().limit(20)).nextToken();

    assertThat(TABLE.client().stream(all().from(token)).toList())
        .isEqualTo(inOrder.subList(20, ITEMS));
  }

  @Test
  void anEmptyPartitionGivesAnEmptyPageWithoutToken() {
    Page<Text> page = TABLE.client().page(OrderedTextEntity.all("nothing").limit(5));

    assertThat(page.items()).isEmpty();
    assertThat(page.hasNext()).isFalse();
    assertThat(page.requests()).isEqualTo(1);
  }
}
