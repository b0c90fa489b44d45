package dev.singlet.tools.report;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.singlet.tools.others.Chromium;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A report in the browser, opened as a file, and what it asked for and complained about. */
final class OpenReport implements AutoCloseable {

  private final Path file;
  private final BrowserContext context;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private final List<String> requests = new ArrayList<>();

  private OpenReport(Browser browser, String report, ColorScheme scheme) {
    context =
        browser.newContext(
            new Browser.NewContextOptions().setViewportSize(1280, 900).setColorScheme(scheme));
    page = context.newPage();
    page.onConsoleMessage(message -> complaints.add(message.text()));
    page.onPageError(complaints::add);
    page.onRequest(request -> requests.add(request.url()));
    try {
      file = Files.createTempFile("report", ".html");
      Files.writeString(file, report);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    page.navigate(file.toUri().toString());
  }

  static OpenReport of(Chromium chromium, ReportModel model) {
    return new OpenReport(chromium.browser(), model.report(), ColorScheme.LIGHT);
  }

  static OpenReport dark(Chromium chromium, ReportModel model) {
    return new OpenReport(chromium.browser(), model.report(), ColorScheme.DARK);
  }

  Page page() {
    return page;
  }

  /** Returns the tabs of the report itself. */
  Locator tabs() {
    return page.locator("main > .tabs > [role=tab]");
  }

  /** Opens a part by its tab. */
  void open(String part) {
    page.click("#tab-" + part);
  }

  /** Returns what the console got, errors of scripts among them. */
  List<String> complaints() {
    return complaints;
  }

  /** Returns the addresses that were asked for, beside the page itself. */
  List<String> requests() {
    return requests.stream().filter(url -> !url.startsWith("file:")).toList();
  }

  @Override
  public void close() {
    context.close();
    try {
      Files.delete(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
