package dev.singlet.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dev.singlet.tools.others.Chromium;
import dev.singlet.tools.others.NeedsChromium;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The diagram, moved, zoomed and measured. */
@NeedsChromium
class DiagramInBrowserTest {

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
  void nothingFails() {
    assertThat(report.complaints()).isEmpty();
    report.close();
  }

  @Test
  void buttonsAndKeysZoom() {
    report = OpenReport.of(chromium, ReportModel.FIFTY_ENTITIES);
    Page page = report.page();
    double width = width();

    page.click("[data-zoom=in]");
    assertThat(width()).isGreaterThan(width);
    page.click("[data-zoom=out]");
    assertThat(width()).isBetween(width - 1, width + 1);
    page.focus(".canvas");
    page.keyboard().press("+");
    assertThat(width()).isGreaterThan(width);
    page.keyboard().press("0");
    BoundingBox canvas = page.locator(".canvas").boundingBox();
    assertThat(width()).isLessThanOrEqualTo(canvas.width);
    assertThat(svg().boundingBox().height).isLessThanOrEqualTo(canvas.height);
  }

  @Test
  void theWheelZoomsAtThePointer() {
    report = OpenReport.of(chromium, ReportModel.FIFTY_ENTITIES);
    Page page = report.page();
    double width = width();
    BoundingBox canvas = page.locator(".canvas").boundingBox();
    page.mouse().move(canvas.x + 300, canvas.y + 200);

    page.keyboard().down("Control");
    page.mouse().wheel(0, -200);
    page.keyboard().up("Control");
    page.waitForCondition(() -> width() > width * 1.2);
    assertThat(scroll("Left")).isPositive();
  }

  @Test
  void theMouseAndTheKeyboardMove() {
    report = OpenReport.of(chromium, ReportModel.FIFTY_ENTITIES);
    Page page = report.page();
    page.click("[data-zoom=full]");
    page.evaluate("document.querySelector('.canvas').scrollTo(0, 0)");
    BoundingBox canvas = page.locator(".canvas").boundingBox();
    page.mouse().move(canvas.x + 600, canvas.y + 200);
    page.mouse().down();
    page.mouse().move(canvas.x + 400, canvas.y + 100);
    page.mouse().up();
    assertThat(scroll("Left")).isBetween(199.0, 201.0);
    assertThat(scroll("Top")).isBetween(99.0, 101.0);

    page.focus(".canvas");
    page.keyboard().press("ArrowRight");
    page.waitForCondition(() -> scroll("Left") > 201);
  }

  @Test
  void aLargeDiagramBeginsWithKeyAttributes() {
    report = OpenReport.of(chromium, ReportModel.FIFTY_ENTITIES);
    Locator keys = report.page().locator(".keys");
    assertThat(keys.getAttribute("aria-pressed")).isEqualTo("true");
    assertThat(report.page().locator("#erd-keys").isVisible()).isTrue();

    keys.click();
    assertThat(keys.getAttribute("aria-pressed")).isEqualTo("false");
    assertThat(report.page().locator("#erd-keys").isVisible()).isFalse();
    assertThat(report.page().locator("#erd-all").isVisible()).isTrue();
  }

  @Test
  void aBoxUnderThePointerShowsItsLines() {
    report = OpenReport.of(chromium, ReportModel.GITHUB);
    report.page().locator("#erd-all [data-box=Membership]").hover();

    assertThat(report.page().locator("#erd-all .line.on").count()).isPositive();
    assertThat(report.page().locator("#erd-all .line:not(.on)").count()).isPositive();
    assertThat(report.page().locator("#erd-all [data-box=Organization].on").count()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void textStaysInItsBox(ReportModel model) {
    report = OpenReport.of(chromium, model);
    report
        .page()
        .evaluate("for (const each of document.querySelectorAll('.detail')) each.hidden = false");
    Object outside =
        report
            .page()
            .evaluate(
                """
                [...document.querySelectorAll(".box")].flatMap((box) => {
                  const body = box.querySelector("rect").getBBox();
                  return [...box.querySelectorAll("text")].filter((text) => {
                    const at = text.getBBox();
                    return at.x < 0 || at.x + at.width > body.width || at.y + at.height > body.height;
                  }).map((text) => text.textContent);
                })
                """);

    assertThat((List<?>) outside).isEmpty();
  }

  private Locator svg() {
    return report.page().locator(".erd:visible");
  }

  private double width() {
    return svg().boundingBox().width;
  }

  private double scroll(String side) {
    return ((Number) report.page().evaluate("document.querySelector('.canvas').scroll" + side))
        .doubleValue();
  }
}
