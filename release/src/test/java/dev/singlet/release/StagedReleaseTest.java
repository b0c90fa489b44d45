package dev.singlet.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A repository that keeps all rules, and one for each way to break them. */
class StagedReleaseTest {

  @TempDir static Path complete;

  private static StagingRepository good;

  @TempDir Path folder;

  private StagingRepository staging;

  @BeforeAll
  static void write() throws Exception {
    good = new StagingRepository(complete, SigningKey.make());
    good.writeAll();
  }

  @AfterAll
  static void forgetKey() throws Exception {
    if (good != null) {
      good.key().forget();
    }
  }

  @BeforeEach
  void copy() throws IOException {
    staging = good.copy(folder);
  }

  @Test
  void whatKeepsAllRules() throws Exception {

    assertThat(findings()).isEmpty();
  }

  @Test
  void anEmptyFolder() throws Exception {
    assertThat(findings(Files.createDirectory(folder.resolve("empty"))))
        .containsExactly("There are no artifacts: the folder has no file .pom.");
  }

  @Test
  void aMissingFile() throws Exception {
    staging.delete("shop", "-sources.jar");

    assertThat(findings()).containsExactly("shop: shop-1.0.0-sources.jar is missing.");
  }

  @Test
  void aFileThatDoesNotBelongToARelease() throws Exception {
    staging.jar("-tests.jar", "META-INF/LICENSE");

    assertThat(findings()).contains("shop: shop-1.0.0-tests.jar doesn't belong to a release.");
  }

  @Test
  void aMissingChecksum() throws Exception {
    Files.delete(staging.path("shop", ".pom.sha1"));

    assertThat(findings()).containsExactly("shop: shop-1.0.0.pom.sha1 is missing.");
  }

  @Test
  void aWrongChecksum() throws Exception {
    Files.writeString(staging.path("shop", ".jar.md5"), "0".repeat(32));

    assertThat(findings())
        .containsExactly("shop: shop-1.0.0.jar.md5 isn't the checksum of its file.");
  }

  @Test
  void aMissingSignature() throws Exception {
    Files.delete(staging.path("shop", "-javadoc.jar.asc"));

    assertThat(findings()).containsExactly("shop: shop-1.0.0-javadoc.jar.asc is missing.");
  }

  @Test
  void aSignatureOfAnotherFile() throws Exception {
    Files.copy(
        staging.path("parent", ".pom.asc"),
        staging.path("shop", "-javadoc.jar.asc"),
        StandardCopyOption.REPLACE_EXISTING);

    assertThat(findings())
        .containsExactly(
            "shop: shop-1.0.0-javadoc.jar.asc isn't a signature of its file by a known key.");
  }

  @Test
  void anElementThatNeitherThePomNorItsParentHas() throws Exception {
    staging.file("parent", ".pom", StagingRepository.PARENT.replaceAll("<scm>.*</scm>", ""));

    assertThat(findings())
        .containsExactly(
            "parent: the POM and its parents lack <scm/connection>.",
            "parent: the POM and its parents lack <scm/developerConnection>.",
            "parent: the POM and its parents lack <scm/url>.",
            "shop: the POM and its parents lack <scm/connection>.",
            "shop: the POM and its parents lack <scm/developerConnection>.",
            "shop: the POM and its parents lack <scm/url>.");
  }

  @Test
  void aDescriptionThatIsTheParents() throws Exception {
    assertThat(findingsFor("<description>Sells.</description>", ""))
        .containsExactly("shop: the POM has no <description> of its own.");
  }

  @Test
  void aRepositoryOfOthers() throws Exception {
    assertThat(
            findingsFor(
                "</name>", "</name><repositories><repository>x</repository></repositories>"))
        .containsExactly("shop: <repositories> sends users' builds to other places than Central.");
  }

  @Test
  void dependenciesThatAreNotReleased() throws Exception {
    assertThat(
            findingsFor(
                "</name>",
                """
                    </name><dependencies>
                      <dependency><groupId>dev.singlet</groupId><artifactId>missing</artifactId></dependency>
                      <dependency><groupId>a</groupId><artifactId>b</artifactId><version>1-SNAPSHOT</version></dependency>
                      <dependency><groupId>a</groupId><artifactId>c</artifactId><scope>system</scope></dependency>
                      <dependency><groupId>dev.singlet</groupId><artifactId>other</artifactId><scope>test</scope></dependency>
                    </dependencies>"""))
        .containsExactly(
            "shop: the dependency missing isn't part of this release.",
            "shop: the dependency b is a snapshot.",
            "shop: the dependency c is a file of this machine (scope system).");
  }

  @Test
  void aParentThatIsNotStaged() throws Exception {
    staging.delete("parent", ".pom");

    assertThat(findings()).contains("shop: the parent parent isn't staged.");
  }

  @Test
  void aBomThatNamesWhatIsNotStaged() throws Exception {
    staging.file(
        "parent",
        ".pom",
        StagingRepository.PARENT
            .replace("<artifactId>parent", "<artifactId>parent-bom")
            .replace(
                "</scm>",
                """
                </scm><dependencyManagement><dependencies>
                  <dependency><artifactId>shop</artifactId></dependency>
                  <dependency><artifactId>missing</artifactId></dependency>
                </dependencies></dependencyManagement>"""));

    assertThat(findings())
        .contains("parent-bom: the BOM names missing, which isn't part of this release.")
        .doesNotContain("parent-bom: the BOM names shop, which isn't part of this release.");
  }

  @Test
  void aFolderOfAnotherName() throws Exception {
    assertThat(findingsFor("<artifactId>shop<", "<artifactId>store<"))
        .contains("store: the folder isn't named store/1.0.0.");
  }

  @Test
  void aJarThatCannotBeRead() throws Exception {
    staging.file("shop", ".jar", "no archive");

    assertThat(findings())
        .singleElement()
        .asString()
        .startsWith("shop: shop-1.0.0.jar can't be read: ");
  }

  @Test
  void aJarOfAParent() throws Exception {
    staging.file("parent", ".jar", "no archive");

    assertThat(findings()).contains("parent: parent-1.0.0.jar doesn't belong to a release.");
  }

  @Test
  void aSnapshot() throws Exception {
    staging.file("parent", ".pom", StagingRepository.PARENT.replace("1.0.0", "1.0.0-SNAPSHOT"));

    assertThat(findings())
        .contains("parent: the version \"1.0.0-SNAPSHOT\" is not one of a release.");
  }

  @Test
  void aJarWithoutTheLicence() throws Exception {
    staging.jar(".jar", "dev/singlet/Shop.class");

    assertThat(findings()).containsExactly("shop: shop-1.0.0.jar has no licence.");
  }

  @Test
  void sourcesAndJavadocThatAreEmpty() throws Exception {
    staging.jar("-sources.jar", "META-INF/LICENSE");
    staging.jar("-javadoc.jar", "META-INF/LICENSE");

    assertThat(findings())
        .containsExactly(
            "shop: shop-1.0.0-javadoc.jar has no page index.html.",
            "shop: shop-1.0.0-sources.jar has no source.");
  }

  @Test
  void classesOfDynamoDbLocal() throws Exception {
    String server = "com/amazonaws/services/dynamodbv2/local/main/ServerRunner.class";
    staging.jar(".jar", "META-INF/LICENSE", server);

    assertThat(findings())
        .containsExactly(
            "shop: shop-1.0.0.jar holds "
                + server
                + " of DynamoDB Local, whose licence forbids this.",
            "shop: shop-1.0.0.jar holds classes of others, such as " + server + ".");
  }

  @Test
  void librariesInTheCommandLineThatNobodyNames() throws Exception {
    staging.jar("-cli.jar", "META-INF/LICENSE", "org/slf4j/Logger.class");
    staging.billOfMaterials("MIT");

    assertThat(findings())
        .containsExactly(
            "shop: shop-1.0.0-cli.jar: META-INF/THIRD-PARTY.txt doesn't name a:b 1 (MIT).");
  }

  @Test
  void aLicenceThatIsNotAllowed() throws Exception {
    staging.billOfMaterials("GPL-3.0-only");

    assertThat(findings())
        .containsExactly(
            "shop: a:b 1 (GPL-3.0-only): licences.txt doesn't allow this licence. Add it with a"
                + " reason, or take another dependency.");
  }

  @Test
  void aLicenceThatIsAllowedForAnotherModule() throws Exception {
    staging.billOfMaterials("DynamoDB Local License Agreement");

    assertThat(findings())
        .singleElement()
        .asString()
        .startsWith("shop: a:b 1 (DynamoDB Local License Agreement): licences.txt doesn't allow");
  }

  /** Returns the findings for the module with a change of its POM. */
  private List<String> findingsFor(String text, String replacement) throws Exception {
    staging.file("shop", ".pom", StagingRepository.SHOP.replace(text, replacement));
    return findings();
  }

  private List<String> findings() throws IOException {
    return findings(folder);
  }

  private static List<String> findings(Path repository) throws IOException {
    return StagedRelease.in(repository).findings(good.key().rule());
  }
}
