package dev.singlet.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.singlet.tools.others.Chromium;
import dev.singlet.tools.others.NeedsChromium;
import dev.singlet.tools.others.NeedsNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The site as readers have it: by keyboard, on a phone, in the dark. */
@NeedsSite
@NeedsChromium
class SiteInBrowserTest {

  private static final String VIOLATIONS =
      """
      (path) => axe.run(document, { %s }).then((results) => {
        if (!results.passes.length) throw new Error("axe looked at nothing");
        return results.violations.map((each) =>
          [path, each.id, each.help, ...each.nodes.map((node) => node.html)].join("; "));
      })
      """;

  private static final List<String> AXE_SAMPLE =
      List.of("/index.html", "/model/keys.html", "/benchmarks.html");

  private static Chromium chromium;
  private OpenSite site;

  @BeforeAll
  static void start() {
    BuiltSite.get(); // It takes longer than a page may.
    chromium = new Chromium();
  }

  @AfterAll
  static void stop() {
    chromium.close();
  }

  @AfterEach
  void nothingFailsAndNoOtherHostIsAsked() {
    assertThat(site.complaints()).isEmpty();
    site.close();
  }

  @Test
  void theKeyboardAloneFindsAPage() {
    site = OpenSite.of(chromium, 1280, ColorScheme.LIGHT);
    Page page = site.open("/");
    page.keyboard().press("Tab");
    assertThat(page.locator(":focus")).hasText("Skip to content");

    page.keyboard().press("Control+k");
    assertThat(page.locator("#localsearch-input")).isFocused();
    page.keyboard().type("delimiter");
    assertThat(page.locator(".VPLocalSearchBox .result").first()).isVisible();
    page.keyboard().press("Enter");

    page.waitForURL("**/model/keys.html#*");
    assertThat(page.locator(".VPLocalSearchBox")).hasCount(0);
    assertThat(page.locator("h1")).containsText("Keys");
  }

  @Test
  void theSidebarShowsWhereTheReaderIs() {
    site = OpenSite.of(chromium, 1280, ColorScheme.LIGHT);
    Page page = site.open("/model/keys.html");

    assertThat(page.locator(".VPSidebar .is-active.is-link")).hasText("Keys");
    page.locator(".VPNavBarMenu a[href='/recipes/']").focus();
    page.keyboard().press("Enter");
    page.waitForURL("**/recipes/");
  }

  @Test
  void aPhoneHasAMenuAndNeverScrollsSideways() throws Exception {
    site = OpenSite.of(chromium, 320, ColorScheme.LIGHT);
    List<String> wide = new ArrayList<>();
    for (String path : paths()) {
      Page page = site.open(path);
      if (!page.evaluate("document.documentElement.scrollWidth - innerWidth").equals(0)) {
        wide.add(path);
      }
    }
    assertThat(wide).isEmpty();

    site.page().click(".VPNavBarHamburger");
    assertThat(site.page().locator(".VPNavScreen a[href='/recipes/']")).isVisible();
  }

  @Test
  void theThemeFollowsTheSystemUntilItIsSwitched() {
    site = OpenSite.of(chromium, 1280, ColorScheme.DARK);
    Page page = site.open("/benchmarks.html");
    assertThat(page.locator("body")).hasCSS("background-color", "rgb(21, 24, 27)");

    page.locator(".VPNavBarAppearance button").click();
    assertThat(page.locator("body")).hasCSS("background-color", "rgb(255, 255, 255)");
    assertThat(page.locator(".vp-doc img").first()).hasCSS("color-scheme", "light");
    // Another process of Chromium keeps what a page stores, and a load may come before it did.
    page.waitForCondition(() -> ground(site.open("/benchmarks.html")).equals("rgb(255, 255, 255)"));
  }

  private static Object ground(Page page) {
    return page.evaluate("getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void theStartPageHasTheFiguresOfTheBenchmarks() {
    site = OpenSite.of(chromium, 1280, ColorScheme.LIGHT);
    Page page = site.open("/");
    String benchmarks = BuiltSite.get().text("benchmarks.md");

    List<String> times = page.locator(".figures .ours .time").allTextContents();
    assertThat(times).hasSizeGreaterThan(3);
    for (String time : times) {
      assertThat(benchmarks).containsPattern("\\| [^|]*, Singlet \\| " + time + " \\|");
    }
  }

  @Test
  void whatIsNoPageOpensAsItIs() {
    site = OpenSite.of(chromium, 1280, ColorScheme.LIGHT);
    Page page = site.open("/");
    page.locator(".start .grid a[href='/reports/github.html']").click();
    assertThat(page).hasTitle("GitHubTable – table model");

    site.open("/model/keys.html");
    page.locator(".as-markdown a").click();
    page.waitForURL("**/model/keys.md");
  }

  @Test
  @NeedsNode
  void axeFindsNothing() throws Exception {
    site = OpenSite.of(chromium, 1280, ColorScheme.LIGHT);

    assertThat(violations("")).isEmpty();
  }

  /** Only colours differ in the dark. */
  @Test
  @NeedsNode
  void axeFindsNothingInTheDark() throws Exception {
    site = OpenSite.of(chromium, 1280, ColorScheme.DARK);

    assertThat(violations("runOnly: ['color-contrast']")).isEmpty();
  }

  private List<Object> violations(String options) throws Exception {
    String axe = Files.readString(Path.of("src/test/node/node_modules/axe-core/axe.min.js"));
    List<Object> found = new ArrayList<>();
    for (String path : BuiltSite.IS_WHOLE ? paths() : AXE_SAMPLE) {
      Page page = site.open(path);
      page.evaluate(axe);
      found.addAll((List<?>) page.evaluate(VIOLATIONS.formatted(options), path));
    }
    return found;
  }

  private static List<String> paths() {
    Path folder = BuiltSite.get().folder();
    return BuiltSite.get().pages().stream()
        .map(page -> "/" + folder.relativize(page))
        .filter(path -> !path.equals("/404.html"))
        .toList();
  }
}
