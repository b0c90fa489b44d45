package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.sample.Samples;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.ParseError;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page as text, without a browser. */
class ReportTest {

  @ParameterizedTest
  @EnumSource
  void thePageIsWellFormed(ReportModel model) {
    Parser parser = Parser.htmlParser().setTrackErrors(20);
    Document page = parser.parseInput(model.report(), "");

    assertThat(parser.getErrors()).extracting(ParseError::toString).isEmpty();
    List<String> ids = page.select("[id]").eachAttr("id");
    assertThat(ids).doesNotHaveDuplicates();
    for (String reference : List.of("aria-labelledby", "aria-controls", "aria-describedby")) {
      assertThat(ids).containsAll(page.select("[" + reference + "]").eachAttr(reference));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyEntityAndAccessPatternIsThere(ReportModel model) {
    TableDescriptor table = model.table();
    Document page = Jsoup.parse(model.report());

    assertThat(texts(page, "#chart-0 tbody th .entity")).isEqualTo(names(table));
    assertThat(page.select("details.attributes h4").eachText()).hasSameSizeAs(table.entities());
    List<String> signatures =
        page.select(".pattern dl > div:first-child dd").stream().map(Element::wholeText).toList();
    for (EntityDescriptor entity : table.entities()) {
      assertThat(signatures)
          .containsAll(entity.patterns().stream().map(AccessPatternDescriptor::signature).toList());
    }
    for (CollectionDescriptor collection : table.collections()) {
      assertThat(signatures)
          .containsAll(
              collection.patterns().stream().map(AccessPatternDescriptor::signature).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePageNamesNoAddressToLoad(ReportModel model) {
    Document page = Jsoup.parse(model.report());

    assertThat(page.select("[src], link:not([href='data:,']), iframe, object, form")).isEmpty();
    assertThat(page.select("style").html()).doesNotContain("url(", "@import");
    for (String address : page.select("a").eachAttr("href")) {
      assertThat(address).matches("(?s)#.*|https://github\\.com/example/.*");
    }
  }

  @Test
  void textOfTheModelStaysText() {
    Document page = Jsoup.parse(ReportModel.HOSTILE.report());

    assertThat(page.select("script")).hasSize(1);
    assertThat(page.select("style")).hasSize(1);
    assertThat(page.select("img, svg[onload], [onmouseover], [onerror]")).isEmpty();
    assertThat(texts(page, "#chart-0 tbody th .entity"))
        .isEqualTo(new TreeSet<>(HostileModel.TEXTS));
  }

  @Test
  void theSameModelGivesTheSamePage() {
    String first = ReportModel.GITHUB.report();

    assertThat(ReportModel.GITHUB.report()).isEqualTo(first);
  }

  @Test
  void linksLeadToTheSourceOfEachRecord() {
    Document page = Jsoup.parse(ReportModel.GITHUB.report());

    assertThat(page.select("#entity-Issue a").eachAttr("href"))
        .containsExactly(
            "https://github.com/example/example/blob/main/src/main/java/"
                + "dev/singlet/examples/github/model/Issue.java");
  }

  @Test
  void anEntityHasItsConstraintsAndProjections() {
    Document page = Jsoup.parse(ReportModel.FIFTY_ENTITIES.report());

    assertThat(page.select("#entity-Entity000 .chip").text())
        .isEqualTo("@Size(max = 5) of each value of each element");
    assertThat(page.select("#entity-Entity000 li").text())
        .isEqualTo("Entity000Title: Entity000; covered by GSI1");
  }

  @Test
  void anItemCollectionHasItsProjections() {
    String java = "\"java\": \"dev.singlet.examples.ecommerce.model.OrderItems\",";
    String projections =
        "\"projections\": [{\"java\": \"a.Lines\", \"parts\": [\"a.B\", \"a.C\"]}],";
    String shop = ReportModel.SHOP.table().toJson();
    TableDescriptor table = TableDescriptor.ofJson(shop.replace(java, java + projections));
    Document page = Jsoup.parse(Report.of(table, Samples.none(), ReportOptions.none()));

    assertThat(page.select(".patterns > ul li").eachText()).containsExactly("Lines: B, C");
  }

  @Test
  void anItemCollectionWithinTheTableHasItsDocumentationAndPatterns() {
    String shop = ReportModel.SHOP.table().toJson();
    TableDescriptor table =
        TableDescriptor.ofJson(shop.replace("model.OrderItems\"", "model.Shop.OrderItems\""));
    Document page = Jsoup.parse(Report.of(table, Samples.none(), ReportOptions.none()));
    Document beside =
        Jsoup.parse(Report.of(ReportModel.SHOP.table(), Samples.none(), ReportOptions.none()));

    assertThat(page.select(".patterns .doc").eachText())
        .isEqualTo(beside.select(".patterns .doc").eachText());
    assertThat(page.select(".pattern")).hasSameSizeAs(beside.select(".pattern"));
    assertThat(page.select(".patterns").text()).contains("Shop.OrderItems");
  }

  @Test
  void withoutAnAddressThereAreNoLinksToTheSource() {
    String report = Report.of(ReportModel.GITHUB.table(), Samples.none(), ReportOptions.none());

    assertThat(Jsoup.parse(report).select("a:not([href^='#'])")).isEmpty();
  }

  @Test
  void withoutSamplesThePageSaysHowToGetThem() {
    String report =
        Report.of(
            ReportModel.SHOP.table(),
            new Samples(List.of(), List.of("Order: no text fits its pattern.")),
            ReportOptions.none());

    assertThat(Jsoup.parse(report).select("#stored").text())
        .contains("There are no sample items.", "Order: no text fits its pattern.");
  }

  @Test
  void anAddressThatIsNoneOfTheWebIsRefused() {
    assertThatThrownBy(() -> new ReportOptions("javascript:alert(1)//{file}"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("https://");
    assertThatThrownBy(() -> new ReportOptions("https://example.com/"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("{file}");
  }

  private static Set<String> texts(Document page, String selector) {
    Set<String> texts = new TreeSet<>();
    page.select(selector).forEach(element -> texts.add(element.wholeText()));
    return texts;
  }

  private static Set<String> names(TableDescriptor table) {
    Set<String> names = new TreeSet<>();
    table.entities().forEach(entity -> names.add(entity.name()));
    return names;
  }
}
