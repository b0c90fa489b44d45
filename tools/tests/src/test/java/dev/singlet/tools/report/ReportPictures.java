package dev.singlet.tools.report;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.singlet.tools.others.Chromium;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Makes the pictures of the documentation: {@code mvn test -pl tools/descriptor-tools,tools/tests
 * -Dtest=ReportPictures -Dsurefire.failIfNoSpecifiedTests=false -Dreport.pictures=docs/pictures}.
 */
@EnabledIfSystemProperty(named = "report.pictures", matches = ".+")
class ReportPictures {

  private final Path folder = Path.of("../..").resolve(System.getProperty("report.pictures", ""));

  @Test
  void light() {
    try (Chromium chromium = new Chromium();
        OpenReport report = OpenReport.of(chromium, ReportModel.GITHUB)) {
      picture(report, "erd");
      report.open("patterns");
      report.page().fill("#search", "issue");
      scrollTo(report.page().locator("#patterns"));
      picture(report, "patterns");
      report.open("stored");
      scrollTo(report.page().locator("#stored"));
      picture(report, "stored");
    }
  }

  @Test
  void dark() {
    try (Chromium chromium = new Chromium();
        OpenReport report = OpenReport.dark(chromium, ReportModel.GITHUB)) {
      scrollTo(report.page().locator("#diagram"));
      report.page().click("[data-zoom=fit]");
      picture(report, "dark");
    }
  }

  private static void scrollTo(Locator part) {
    part.evaluate("part => part.scrollIntoView()");
  }

  private void picture(OpenReport report, String name) {
    report
        .page()
        .screenshot(
            new Page.ScreenshotOptions().setPath(folder.resolve("report-" + name + ".png")));
  }
}
