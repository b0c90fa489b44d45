package dev.singlet.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.singlet.tools.others.Node;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The site has each page of the documentation, in three forms, and its links lead somewhere. */
@NeedsSite
class SiteTest {

  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]+)[^)\\s]*\\)");
  private static final Pattern ADDRESS = Pattern.compile("/javadoc/[\\w./-]+\\.(html|md)");
  private static final Pattern FRONT_MATTER = Pattern.compile("(?s)^---\n.*?\n---\n+");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```");

  /** A page for each sidebar. */
  private static final List<String> SIDEBARS =
      List.of(
          "guide.html",
          "recipes/many-to-many.html",
          "benchmarks.html",
          "agents/singlet-modeling/SKILL.html",
          "adr/index.html");

  private final BuiltSite site = BuiltSite.get();
  private final Map<Path, Set<String>> anchors = new HashMap<>();

  @Test
  void everyLinkLeadsToAFileAndAHeading() {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : site.pages()) {
      Document html = document(page);
      for (Element element : html.select("a[href], img[src], script[src], link[href]")) {
        String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
        links++;
        if (!leadsSomewhere(page, link)) {
          broken.add(site.folder().relativize(page) + ": " + link);
        }
      }
    }

    assertThat(links).isGreaterThan(500);
    assertThat(broken).isEmpty();
  }

  @Test
  void aLinkThatLeadsNowhereIsFound() {
    Path page = site.folder().resolve("guide.html");

    assertThat(leadsSomewhere(page, "/guide.html#start")).isTrue();
    assertThat(leadsSomewhere(page, "/guide.html#no-such-heading")).isFalse();
    assertThat(leadsSomewhere(page, "/no-such-page.html")).isFalse();
    assertThat(leadsSomewhere(page, "assets/no-such-picture.svg")).isFalse();
  }

  @Test
  void eachPageIsInASidebar() {
    Set<String> linked =
        SIDEBARS.stream()
            .flatMap(page -> document(site.folder().resolve(page)).select(".VPSidebar a").stream())
            .map(link -> link.attr("href").replaceFirst("^/", "").replaceFirst("\\.html$", ""))
            .map(link -> link.endsWith("/") ? link + "index" : link)
            .collect(Collectors.toSet());

    assertThat(linked).containsExactlyInAnyOrderElementsOf(BuiltSite.expected());
  }

  @Test
  void decisionsAndPagesForContributorsAreNotAmongThoseForUsers() {
    for (String page : SIDEBARS.subList(0, 4)) {
      assertThat(document(site.folder().resolve(page)).select(".VPSidebar a").eachAttr("href"))
          .isNotEmpty()
          .noneMatch(link -> link.matches("/(adr|architecture|contributing).*"));
    }
  }

  @Test
  void llmsTxtNamesEachPage() {
    List<String> named =
        LINK.matcher(FENCE.matcher(site.text("llms.txt")).replaceAll(""))
            .results()
            .map(link -> link.group(1))
            .filter(link -> link.startsWith("/"))
            .map(link -> link.substring(1).replaceFirst("\\.md$", ""))
            .toList();

    assertThat(named).containsExactlyInAnyOrderElementsOf(BuiltSite.expected());
  }

  @Test
  void llmsTxtBeginsWithTheSkill() {
    String list = site.text("llms.txt");
    int skill = list.indexOf("(/agents/singlet-modeling/SKILL.md): Read this first");

    assertThat(skill).isPositive().isLessThan(list.indexOf("(/start/setup.md)"));
  }

  @Test
  void llmsFullTxtHasThePagesForUsers() {
    String full = site.text("llms-full.txt");
    List<String> pages =
        BuiltSite.expected().stream()
            .filter(page -> !page.matches("(adr|architecture|contributing).*"))
            .toList();

    assertThat(pages).hasSizeGreaterThan(50);
    assertThat(full).contains(pages.stream().map(page -> site.text(page + ".md").trim()).toList());
    assertThat(full).doesNotContain("# Decisions");
  }

  @Test
  void eachPageIsThereAsMarkdownWithoutCommentsAndItsLinksLeadSomewhere() {
    List<String> broken = new ArrayList<>();
    for (String name : Stream.concat(BuiltSite.expected().stream(), Stream.of("index")).toList()) {
      Path page = site.folder().resolve(name + ".md");
      String text = FENCE.matcher(BuiltSite.read(page)).replaceAll("");
      assertThat(FRONT_MATTER.matcher(text).replaceFirst(""))
          .as(name)
          .startsWith("# ")
          .doesNotContain("<!--");
      LINK.matcher(text)
          .results()
          .map((MatchResult link) -> link.group(1))
          .filter(link -> !Files.exists(target(page, link)))
          .forEach(link -> broken.add(name + ": " + link));
    }

    assertThat(broken).isEmpty();
  }

  @Test
  void javadocIsOfTheModulesThatAProgramCanUse() {
    assertThat(Node.runIn(BuiltSite.SOURCES, "modules.mjs", Map.of()).trim().split(","))
        .contains("annotations", "core", "integrations/spring", "tools/importer")
        .doesNotContain("bom", "archetype", "benchmarks", "examples-github")
        .allSatisfy(
            folder ->
                assertThat(BuiltSite.SOURCES.resolveSibling(folder + "/src/main/java"))
                    .isDirectory());
  }

  /** With Javadoc, which {@code site/build} makes. */
  @Test
  void llmsTxtSaysWhereClassesAre() {
    assumeThat(site.folder().resolve("javadoc")).isDirectory();
    List<String> addresses =
        ADDRESS
            .matcher(site.text("llms.txt"))
            .results()
            .map(address -> address.group().substring(1))
            .toList();

    assertThat(addresses)
        .hasSize(3)
        .allSatisfy(address -> assertThat(site.folder().resolve(address)).isRegularFile());
  }

  @Test
  void reportsAreAsTheToolsWriteThem() {
    for (String report : List.of("reports/github.html", "reports/ecommerce.html")) {
      assertThat(site.folder().resolve(report))
          .hasSameTextualContentAs(BuiltSite.SOURCES.resolveSibling("docs").resolve(report));
    }
  }

  private boolean leadsSomewhere(Path page, String link) {
    if (link.matches("(https?|data|mailto):.*")) {
      return true;
    }
    URI uri = URI.create(link);
    Path target = uri.getPath().isEmpty() ? page : target(page, uri.getPath());
    if (Files.isDirectory(target) || link.endsWith("/")) {
      target = target.resolve("index.html");
    }
    if (!Files.exists(target)) {
      return !BuiltSite.IS_WHOLE && isBuiltWithAll(target);
    }
    return uri.getFragment() == null
        || uri.getFragment().isEmpty()
        || !target.toString().endsWith(".html")
        || anchors.computeIfAbsent(target, this::ids).contains(uri.getFragment());
  }

  /** A sample has the Markdown of each page. */
  private static boolean isBuiltWithAll(Path page) {
    return Files.exists(
        page.resolveSibling(page.getFileName().toString().replaceFirst("\\.html$", ".md")));
  }

  private Path target(Path page, String path) {
    return path.startsWith("/")
        ? site.folder().resolve(path.substring(1)).normalize()
        : page.resolveSibling(path).normalize();
  }

  private Set<String> ids(Path page) {
    return new HashSet<>(document(page).select("[id]").eachAttr("id"));
  }

  private static Document document(Path page) {
    return Jsoup.parse(BuiltSite.read(page));
  }
}
