package dev.singlet.site;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import dev.singlet.tools.others.Chromium;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The site in the browser, without a server, and what it complained about. */
final class OpenSite implements AutoCloseable {

  private static final String ADDRESS = "http://localhost/";

  private final BrowserContext context;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();

  private OpenSite(Browser browser, int width, ColorScheme scheme) {
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(scheme)
                .setBaseURL(ADDRESS));
    context.route("**/*", this::answer);
    page = context.newPage();
    page.onConsoleMessage(message -> complaints.add(message.text()));
    page.onPageError(complaints::add);
  }

  static OpenSite of(Chromium chromium, int width, ColorScheme scheme) {
    return new OpenSite(chromium.browser(), width, scheme);
  }

  private void answer(Route route) {
    String address = route.request().url();
    if (!address.startsWith(ADDRESS)) {
      complaints.add("asks for " + address);
      route.abort();
      return;
    }
    Path folder = BuiltSite.get().folder();
    Path file = folder.resolve(URI.create(address).getPath().substring(1));
    if (Files.isDirectory(file)) {
      file = file.resolve("index.html");
    }
    if (Files.exists(file)) {
      route.fulfill(new Route.FulfillOptions().setPath(file));
    } else {
      complaints.add("has no " + address);
      route.fulfill(new Route.FulfillOptions().setStatus(404));
    }
  }

  /** Opens a page, and waits until it works. */
  Page open(String path) {
    page.navigate(path);
    page.waitForFunction("document.querySelector('#app').__vue_app__ !== undefined");
    return page;
  }

  Page page() {
    return page;
  }

  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    context.close();
  }
}
