package dev.singlet.examples.github.model;

import static dev.singlet.examples.github.model.Attributes.bool;
import static dev.singlet.examples.github.model.Attributes.item;
import static dev.singlet.examples.github.model.Attributes.l;
import static dev.singlet.examples.github.model.Attributes.n;
import static dev.singlet.examples.github.model.Attributes.s;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Users, organizations, memberships and gists, attribute for attribute. */
class StoredAccountsTest extends StoredItemTest {

  @Test
  void user() {
    assertStored(
        UserEntity.put(
            UserEntity.builder()
                .username("alice")
                .email("alice@example.com")
                .bio("Hi.")
                .paymentPlanId("pro")
                .build()),
        item(
            s("PK", "ACCOUNT#alice"),
            s("SK", "ACCOUNT#alice"),
            s("GSI1PK", "ACCOUNT#alice"),
            s("GSI1SK", "ACCOUNT#alice"),
            s("GSI3PK", "ACCOUNT#alice"),
            s("GSI3SK", "ACCOUNT#alice"),
            s("_et", "User"),
            s("_ct", NOW),
            s("_md", NOW),
            s("username", "alice"),
            s("email", "alice@example.com"),
            s("bio", "Hi."),
            s("payment_plan_id", "pro")));
  }

  @Test
  void userWithoutOptionalAttributes() {
    assertStored(
        UserEntity.put(UserEntity.builder().username("bob").email("bob@example.com").build()),
        item(
            s("PK", "ACCOUNT#bob"),
            s("SK", "ACCOUNT#bob"),
            s("GSI1PK", "ACCOUNT#bob"),
            s("GSI1SK", "ACCOUNT#bob"),
            s("GSI3PK", "ACCOUNT#bob"),
            s("GSI3SK", "ACCOUNT#bob"),
            s("_et", "User"),
            s("_ct", NOW),
            s("_md", NOW),
            s("username", "bob"),
            s("email", "bob@example.com")));
  }

  @Test
  void organization() {
    assertStored(
        OrganizationEntity.put(
            OrganizationEntity.builder()
                .orgName("aws")
                .description("Clouds")
                .paymentPlanId("enterprise")
                .build()),
        item(
            s("PK", "ACCOUNT#aws"),
            s("SK", "ACCOUNT#aws"),
            s("GSI1PK", "ACCOUNT#aws"),
            s("GSI1SK", "ACCOUNT#aws"),
            s("GSI3PK", "ACCOUNT#aws"),
            s("GSI3SK", "ACCOUNT#aws"),
            s("_et", "Organization"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_name", "aws"),
            s("description", "Clouds"),
            s("payment_plan_id", "enterprise")));
  }

  @Test
  void organizationWithoutOptionalAttributes() {
    assertStored(
        OrganizationEntity.put(OrganizationEntity.builder().orgName("acme").build()),
        item(
            s("PK", "ACCOUNT#acme"),
            s("SK", "ACCOUNT#acme"),
            s("GSI1PK", "ACCOUNT#acme"),
            s("GSI1SK", "ACCOUNT#acme"),
            s("GSI3PK", "ACCOUNT#acme"),
            s("GSI3SK", "ACCOUNT#acme"),
            s("_et", "Organization"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_name", "acme")));
  }

  @Test
  void membership() {
    assertStored(
        MembershipEntity.put(
            MembershipEntity.builder().orgName("aws").username("alice").role("owner").build()),
        item(
            s("PK", "ACCOUNT#aws"),
            s("SK", "MEMBERSHIP#alice"),
            s("_et", "Membership"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_name", "aws"),
            s("username", "alice"),
            s("role", "owner")));
  }

  @Test
  void membershipIsThatOfAMemberByDefault() {
    assertStored(
        MembershipEntity.put(MembershipEntity.builder().orgName("aws").username("bob").build()),
        item(
            s("PK", "ACCOUNT#aws"),
            s("SK", "MEMBERSHIP#bob"),
            s("_et", "Membership"),
            s("_ct", NOW),
            s("_md", NOW),
            s("org_name", "aws"),
            s("username", "bob"),
            s("role", "member")));
  }

  @Test
  void gist() {
    assertStored(
        GistEntity.put(
            GistEntity.builder()
                .username("alice")
                .gistId("g1")
                .description("Two files")
                .isPublic(false)
                .files(
                    List.of(
                        new GistFile("a.sh", "Shell", 7, "echo hi"),
                        new GistFile("b.txt", null, 0, "")))
                .build()),
        item(
            s("PK", "ACCOUNT#alice"),
            s("SK", "GIST#g1"),
            s("_et", "Gist"),
            s("_ct", NOW),
            s("_md", NOW),
            s("username", "alice"),
            s("gist_id", "g1"),
            s("description", "Two files"),
            bool("is_public", false),
            l(
                "files",
                item(
                    s("filename", "a.sh"),
                    s("language", "Shell"),
                    n("size", 7),
                    s("content", "echo hi")),
                item(s("filename", "b.txt"), n("size", 0), s("content", "")))));
  }

  @Test
  void gistIsPublicByDefault() {
    assertStored(
        GistEntity.put(GistEntity.builder().username("alice").gistId("g2").build()),
        item(
            s("PK", "ACCOUNT#alice"),
            s("SK", "GIST#g2"),
            s("_et", "Gist"),
            s("_ct", NOW),
            s("_md", NOW),
            s("username", "alice"),
            s("gist_id", "g2"),
            bool("is_public", true)));
  }
}
