package dev.singlet.tools.report;

import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Items written by hand, as DynamoDB JSON. */
final class SampleItems {

  private SampleItems() {}

  /** Returns an item of texts. */
  static SampleItem of(String entity, String... namesAndTexts) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      attributes.put(namesAndTexts[i], Map.of("S", namesAndTexts[i + 1]));
    }
    return new SampleItem(entity, attributes);
  }

  private static SampleItem with(SampleItem item, String name, String type, Object value) {
    Map<String, Object> attributes = new LinkedHashMap<>(item.attributes());
    attributes.put(name, Map.of(type, value));
    return new SampleItem(item.entity(), attributes);
  }

  static List<SampleItem> github() {
    List<SampleItem> items = new ArrayList<>();
    items.add(
        of(
            "User",
            "PK",
            "ACCOUNT#ann",
            "SK",
            "ACCOUNT#ann",
            "GSI1PK",
            "ACCOUNT#ann",
            "GSI1SK",
            "ACCOUNT#ann",
            "GSI3PK",
            "ACCOUNT#ann",
            "GSI3SK",
            "ACCOUNT#ann",
            "_et",
            "User",
            "username",
            "ann",
            "email",
            "ann@example.com"));
    SampleItem gist =
        of(
            "Gist",
            "PK",
            "ACCOUNT#ann",
            "SK",
            "GIST#g1",
            "_et",
            "Gist",
            "username",
            "ann",
            "gist_id",
            "g1");
    gist = with(gist, "is_public", "BOOL", true);
    items.add(
        with(
            gist,
            "files",
            "L",
            List.of(
                Map.of("M", Map.of("filename", Map.of("S", "a.txt"), "size", Map.of("N", "12"))))));
    items.add(
        of(
            "Repository",
            "PK",
            "REPO#ann#singlet",
            "SK",
            "REPO#ann#singlet",
            "GSI1PK",
            "REPO#ann#singlet",
            "GSI1SK",
            "REPO#ann#singlet",
            "GSI2PK",
            "REPO#ann#singlet",
            "GSI2SK",
            "REPO#ann#singlet",
            "GSI3PK",
            "ACCOUNT#ann",
            "GSI3SK",
            "#2026-01-15T08:00:00.000Z",
            "_et",
            "Repository",
            "owner",
            "ann",
            "repo_name",
            "singlet"));
    items.add(
        of(
            "Star",
            "PK",
            "ACCOUNT#ann",
            "SK",
            "STAR#ann#singlet",
            "GSI1PK",
            "REPO#ann#singlet",
            "GSI1SK",
            "STAR#ann#2026-01-15T08:00:00.000Z",
            "_et",
            "Star",
            "user_name",
            "ann",
            "repo_owner",
            "ann",
            "repo_name",
            "singlet"));
    SampleItem issue =
        of(
            "Issue",
            "PK",
            "ISSUE#ann#singlet#00000007",
            "SK",
            "ISSUE#ann#singlet#00000007",
            "GSI1PK",
            "ISSUE#ann#singlet",
            "GSI1SK",
            "ISSUE#00000007",
            "GSI4PK",
            "ISSUE#ann#singlet",
            "GSI4SK",
            "ISSUE#OPEN#99999992",
            "_et",
            "Issue",
            "owner",
            "ann",
            "repo_name",
            "singlet",
            "title",
            "Keys sort as text",
            "status",
            "open");
    items.add(with(with(issue, "issue_number", "N", "7"), "labels", "SS", List.of("bug", "keys")));
    return items;
  }

  static List<SampleItem> shop() {
    List<SampleItem> items = new ArrayList<>();
    items.add(
        of(
            "Customer",
            "PK",
            "CUST#c1",
            "SK",
            "METADATA",
            "GSI1PK",
            "CUSTOMER",
            "GSI1SK",
            "2026-01-01T10:00:00Z",
            "type",
            "Customer",
            "id",
            "c1",
            "name",
            "Ann"));
    items.add(
        of(
            "Order",
            "PK",
            "ORDER#o100",
            "SK",
            "METADATA",
            "GSI1PK",
            "CUST#c1",
            "GSI1SK",
            "ORDER#2026-03-01T10:00:00Z#o100",
            "type",
            "Order",
            "orderId",
            "o100"));
    items.add(
        of(
            "OrderItem",
            "PK",
            "ORDER#o100",
            "SK",
            "ITEM#AVON-TORTOISE",
            "GSI1PK",
            "PRODUCT#AVON-TORTOISE",
            "GSI1SK",
            "ORDER#o100",
            "type",
            "OrderItem",
            "sku",
            "AVON-TORTOISE"));
    items.add(
        of(
            "Product",
            "PK",
            "PRODUCT#AVON-TORTOISE",
            "SK",
            "METADATA",
            "type",
            "Product",
            "sku",
            "AVON-TORTOISE"));
    return items;
  }

  static List<SampleItem> many(int number) {
    List<SampleItem> items = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      String entity = String.format(Locale.ROOT, "Entity%03d", i);
      String key = entity.toUpperCase(Locale.ROOT) + "#x";
      items.add(of(entity, "PK", key, "SK", key, "GSI1PK", "ENTITY000#x", "GSI1SK", key));
    }
    return items;
  }
}
