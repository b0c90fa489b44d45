package dev.singlet.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Window;
import org.springframework.data.support.WindowIterator;

class PageWindowTest {

  @RegisterExtension
  final LocalTable wiki =
      LocalTable.of(WikiTable.SCHEMA)
          .seed(
              client ->
                  IntStream.range(0, 7)
                      .forEach(
                          n ->
                              client
                                  .with(WikiTable.user("kim"))
                                  .execute(
                                      WikiArticleEntity.put(
                                          new Wiki.Article(
                                              "A" + n,
                                              n % 3 == 0 ? "third" : "other",
                                              null,
                                              null)))));

  private PageWindow<Wiki.Article> window(ScrollPosition position) {
    TableClient client = wiki.client();
    return PageWindow.of(
        client.execute(
            WikiArticleEntity.byEditor("kim")
                .limit(3)
                .from(TokenScrollPosition.of(position).token())));
  }

  private static List<String> titles(Window<Wiki.Article> window) {
    return window.map(Wiki.Article::title).getContent();
  }

  @Test
  void windowsLeadThroughTheQuery() {
    PageWindow<Wiki.Article> first = window(ScrollPosition.keyset());
    assertThat(titles(first)).containsExactly("A0", "A1", "A2");
    assertThat(first.size()).isEqualTo(3);
    assertThat(first.hasNext()).isTrue();
    assertThat(first.isEmpty()).isFalse();
    assertThat(first.previousPosition()).isNull();

    PageWindow<Wiki.Article> second = window(first.positionAt(first.size() - 1));
    assertThat(titles(second)).containsExactly("A3", "A4", "A5");
    assertThat(titles(window(first.positionAt(0)))).containsExactly("A1", "A2", "A3");
    assertThat(titles(window(second.previousPosition()))).containsExactly("A0", "A1", "A2");

    PageWindow<Wiki.Article> last = window(second.nextPosition());
    assertThat(titles(last)).containsExactly("A6");
    assertThat(last.positionAt(0).token()).isNotNull();
    assertThat(last.page().items()).hasSize(1);
  }

  @Test
  void springsIteratorReadsAll() {
    List<String> titles = new ArrayList<>();
    WindowIterator.of(this::window)
        .startingAt(ScrollPosition.keyset())
        .forEachRemaining(article -> titles.add(article.title()));

    assertThat(titles).containsExactly("A0", "A1", "A2", "A3", "A4", "A5", "A6");
  }

  @Test
  void springsIteratorGoesOnAfterAnEmptyPage() {
    List<String> titles = new ArrayList<>();
    WindowIterator.of(
            (ScrollPosition position) ->
                PageWindow.of(
                    wiki.client()
                        .execute(
                            WikiArticleEntity.byEditor("kim")
                                .pageSize(1)
                                .filter(WikiArticleEntity.TEXT.eq("third"))
                                .from(TokenScrollPosition.of(position).token()))))
        .startingAt(TokenScrollPosition.initial())
        .forEachRemaining(article -> titles.add(article.title()));

    assertThat(titles).containsExactly("A0", "A3", "A6");
  }

  @Test
  void positionsOfSpringDataAreInitialOrTokens() {
    assertThat(TokenScrollPosition.of(ScrollPosition.offset()).token()).isNull();
    assertThat(TokenScrollPosition.of(ScrollPosition.keyset()))
        .isEqualTo(TokenScrollPosition.of(" "));
    assertThat(TokenScrollPosition.of("token"))
        .isEqualTo(TokenScrollPosition.of("token"))
        .hasSameHashCodeAs(TokenScrollPosition.of("token"))
        .isNotEqualTo(TokenScrollPosition.initial());
    assertThat(TokenScrollPosition.of("token").isInitial()).isFalse();
    assertThatThrownBy(() -> TokenScrollPosition.of(ScrollPosition.offset(5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("TokenScrollPosition");
  }

  @Test
  void anIndexOutsideOfTheWindowIsRefused() {
    PageWindow<Wiki.Article> window = window(TokenScrollPosition.initial());

    assertThatThrownBy(() -> window.positionAt(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> window.positionAt(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
