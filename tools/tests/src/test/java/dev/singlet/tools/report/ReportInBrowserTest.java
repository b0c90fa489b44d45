package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Media;
import dev.singlet.tools.others.Chromium;
import dev.singlet.tools.others.NeedsChromium;
import dev.singlet.tools.others.NeedsNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page as readers have it. */
@NeedsChromium
class ReportInBrowserTest {

  private static Chromium chromium;
  private OpenReport report;

  @BeforeAll
  static void start() {
    chromium = new Chromium();
  }

  @AfterAll
  static void stop() {
    chromium.close();
  }

  @AfterEach
  void nothingIsAskedForAndNothingFails() {
    assertThat(report.requests()).isEmpty();
    assertThat(report.complaints()).isEmpty();
    report.close();
  }

  @ParameterizedTest
  @EnumSource
  void tabsOpenByMouse(ReportModel model) {
    report = OpenReport.of(chromium, model);

    for (Locator tab : report.page().locator("main > .tabs > [role=tab]").all()) {
      tab.click();
      assertThat(visibleParts()).containsExactly(tab.getAttribute("aria-controls"));
      for (Locator inner : panel(tab).locator("[role=tab]").all()) {
        inner.click();
        assertThat(panel(inner).isVisible()).isTrue();
        assertThat(panel(tab).locator(".view:visible").count()).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void tabsOpenByKeyboard(ReportModel model) {
    report = OpenReport.of(chromium, model);
    Page page = report.page();
    report.tabs().first().focus();
    List<String> opened = new ArrayList<>(visibleParts());
    for (int i = 1; i < report.tabs().count(); i++) {
      page.keyboard().press("ArrowRight");
      opened.addAll(visibleParts());
    }

    assertThat(opened)
        .containsExactly("diagram", "entities", "patterns", "stored", "findings", "costs");
    page.keyboard().press("ArrowRight");
    assertThat(visibleParts()).containsExactly("diagram");
    page.keyboard().press("ArrowLeft");
    assertThat(visibleParts()).containsExactly("costs");
    page.keyboard().press("Home");
    assertThat(visibleParts()).containsExactly("diagram");
    page.keyboard().press("End");
    assertThat(visibleParts()).containsExactly("costs");
    assertThat(page.evaluate("document.activeElement.id")).isEqualTo("tab-costs");
  }

  @Test
  void theFirstStopOfTheKeyboardSkipsToTheParts() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    Page page = report.page();
    page.keyboard().press("Tab");

    assertThat(page.evaluate("document.activeElement.className")).isEqualTo("skip");
    assertThat(page.locator(".skip").boundingBox().y).isNotNegative();
    page.keyboard().press("Enter");
    page.keyboard().press("Tab");
    assertThat(page.evaluate("document.activeElement.id")).isEqualTo("tab-diagram");
  }

  @Test
  void aLinkOpensThePartThatItLeadsInto() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    report.open("patterns");
    report.page().click("#patterns h3 a[href='#entity-Issue']");

    assertThat(visibleParts()).containsExactly("entities");
    assertThat(report.page().locator("#entity-Issue table").isVisible()).isTrue();
  }

  @Test
  void theAddressIsALinkToTheTabThatIsOpen() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    Page page = report.page();

    report.open("entities");
    page.click("#tab-chart-1");
    assertThat(page.url()).endsWith("#chart-1");
    page.reload();
    assertThat(visibleParts()).containsExactly("entities");
    assertThat(page.locator("#chart-1").isVisible()).isTrue();

    report.tabs().first().focus();
    page.keyboard().press("End");
    assertThat(page.url()).endsWith("#costs");
  }

  @Test
  void aLongKeyIsNotCut() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    report.open("stored");

    Object isCut =
        report
            .page()
            .evaluate(
                "() => { const key = document.querySelector('.stored th .value');"
                    + " key.textContent = 'ACCOUNT#'.repeat(100);"
                    + " return key.scrollHeight > key.clientHeight"
                    + " || key.scrollWidth > key.clientWidth; }");

    assertThat(isCut).isEqualTo(false);
  }

  @Test
  void searchShowsWhatHasAllWords() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    report.open("patterns");
    Locator shown = report.page().locator(".pattern:visible");
    assertThat(shown.count()).isEqualTo(35);

    report.page().fill("#search", "issue GSI4 openByRepo");
    assertThat(shown.count()).isEqualTo(1);
    assertThat(shown.locator("h4").textContent()).isEqualTo("openByRepo");
    assertThat(report.page().locator("#search-status").textContent())
        .isEqualTo("1 of 35 access patterns");
    assertThat(report.page().locator(".patterns:visible").count()).isEqualTo(1);

    report.page().fill("#search", "nothing has this");
    assertThat(shown.count()).isZero();
    report.page().fill("#search", "");
    assertThat(shown.count()).isEqualTo(35);
  }

  @Test
  void theThemeFollowsTheSystemUntilItIsSwitched() {
    report = OpenReport.dark(chromium, ReportModel.GITHUB);
    Locator button = report.page().locator(".theme");
    String dark = ground();
    assertThat(dark).isEqualTo("rgb(21, 24, 28)");
    assertThat(button.getAttribute("aria-pressed")).isEqualTo("true");

    button.click();
    assertThat(ground()).isEqualTo("rgb(255, 255, 255)");
    // Another process of Chromium keeps what a page stores, and a load may come before it did.
    report.page().waitForCondition(this::isLightOnceLoaded);
    button.click();
    assertThat(ground()).isEqualTo(dark);
  }

  private boolean isLightOnceLoaded() {
    report.page().reload();
    return ground().equals("rgb(255, 255, 255)");
  }

  @ParameterizedTest
  @EnumSource
  void paperHasAllParts(ReportModel model) {
    report = OpenReport.dark(chromium, model);
    report.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    report.page().evaluate("dispatchEvent(new Event('beforeprint'))");

    assertThat(visibleParts())
        .containsExactly("diagram", "entities", "patterns", "stored", "findings", "costs");
    assertThat(report.page().locator(".view:not(:visible)").count()).isZero();
    assertThat(report.page().locator(".attributes table:not(:visible)").count()).isZero();
    assertThat(report.page().locator("button:visible, input:visible").count()).isZero();
    assertThat(ground()).isEqualTo("rgb(255, 255, 255)");
    BoundingBox diagram = report.page().locator(".erd:visible").boundingBox();
    assertThat(diagram.y + diagram.height)
        .isLessThanOrEqualTo(report.page().locator("#diagram .legend").boundingBox().y);
    for (Locator table : report.page().locator(".stored table").all()) {
      assertThat(table.boundingBox().width).isLessThanOrEqualTo(1280);
    }
    assertThat(report.page().pdf()).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
  }

  @ParameterizedTest
  @EnumSource(names = "GITHUB")
  @NeedsNode
  void axeFindsNothing(ReportModel model) throws Exception {
    assertThatAxeFindsNothing(model);
  }

  /** On command, because it takes minutes: {@code -Dreport.whole=true}. */
  @ParameterizedTest
  @EnumSource
  @NeedsNode
  @EnabledIfSystemProperty(named = "report.whole", matches = "true")
  void axeFindsNothingInAnyReport(ReportModel model) throws Exception {
    assertThatAxeFindsNothing(model);
  }

  private void assertThatAxeFindsNothing(ReportModel model) throws Exception {
    report = OpenReport.of(chromium, model);
    Page page = report.page();
    page.evaluate(Files.readString(Path.of("src/test/node/node_modules/axe-core/axe.min.js")));
    for (Locator tab : report.tabs().all()) {
      tab.click();
      assertThat(violations(tab, "")).as(tab.textContent()).isEmpty();
    }
    page.locator(".theme").click();
    for (Locator tab : report.tabs().all()) {
      tab.click();
      assertThat(violations(tab, "runOnly: ['color-contrast']")).as(tab.textContent()).isEmpty();
    }
  }

  /** Looks at the whole page where the first tab is open, else at what the tab has opened. */
  private List<?> violations(Locator tab, String options) {
    String part = tab.getAttribute("aria-controls");
    String script =
        """
        axe.run(%s, { %s }).then((results) => {
          if (!results.passes.length) throw new Error("axe looked at nothing");
          return results.violations.map((each) =>
            [each.id, each.help, ...each.nodes.map((node) => node.html)].join("; "));
        })
        """;
    String where = part.equals("diagram") ? "document" : "'#" + part + "'";
    return (List<?>) report.page().evaluate(script.formatted(where, options));
  }

  @Test
  void textOfTheModelRunsNoScript() {
    report = OpenReport.of(chromium, ReportModel.HOSTILE);
    for (Locator tab : report.tabs().all()) {
      tab.click();
    }

    assertThat(report.page().title()).isEqualTo("ManyTable – table model");
    assertThat(report.page().locator("img, script").count()).isEqualTo(1);
    assertThat(
            (boolean) report.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {375, 1280})
  void thePageItselfNeverScrollsSideways(int width) {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    report.page().setViewportSize(width, 800);

    for (Locator tab : report.tabs().all()) {
      tab.click();
      assertThat(report.page().evaluate("document.documentElement.scrollWidth - innerWidth"))
          .as(tab.textContent())
          .isEqualTo(0);
    }
  }

  private String ground() {
    return (String) report.page().evaluate("getComputedStyle(document.body).backgroundColor");
  }

  private List<String> visibleParts() {
    return report.page().locator(".part:visible").all().stream()
        .map(part -> part.getAttribute("id"))
        .toList();
  }

  private Locator panel(Locator tab) {
    return report.page().locator("[id='" + tab.getAttribute("aria-controls") + "']");
  }
}
