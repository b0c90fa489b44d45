package dev.singlet.tools.analysis.relationship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.model.AttributeType;
import dev.singlet.tools.analysis.Model;
import dev.singlet.tools.error.UserErrorException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which lines keys show, and which they don't. */
class RelationshipsTest {

  private final Model model = new Model().index("GSI1");

  @Test
  void aTemplateOfOneShapeMeansTheOwnerWhateverItsValuesAreCalled() {
    model.entity("Customer", "CUST#{id}", "METADATA");
    model
        .entity("Order", "ORDER#{orderId}", "METADATA")
        .key("GSI1", "byCustomer", "CUST#{buyer}", "ORDER#{orderId}");

    assertThat(lines()).containsExactly("Customer 1:n Order byCustomer");
    assertThat(Relationships.of(model.table()).get(0).rule())
        .isEqualTo(
            "The partition key of Order on GSI1, CUST#{buyer}, holds the key attribute of Customer"
                + " (buyer is its id).");
    assertThat(Relationships.of(model.table()).get(0).held()).containsExactly("buyer");
  }

  @Test
  void aGetReadsTheOneItemThatBelongsToAnother() {
    model.entity("Customer", "CUST#{id}", "METADATA").get();
    model.entity("Cart", "CUST#{customerId}", "CART").get();
    model.entity("Note", "CUST#{customerId}", "NOTE#{number:pad(6)}").get();

    assertThat(lines()).containsExactly("Customer 1:1 Cart get", "Customer 1:n Note ");
  }

  @Test
  void commonNamesAloneMeanNothing() {
    model.entity("Product", "PRODUCT#{id}", "PRODUCT");
    model.entity("Shipment", "SHIPMENT#{id}", "SHIPMENT");
    model.entity("Label", "SHELF#{shelf}", "LABEL#{id}");
    model.entity("Thing", "SHELF#{shelf}", "THING#{id}");

    assertThat(lines()).isEmpty();
  }

  @Test
  void aNameWithTheOwnersOrTheTextOfItsKeyMeansTheOwner() {
    model.entity("Ticket", "TK#{id}", "TICKET");
    model.entity("Note", "NOTES#{ticketId}", "{number}");
    model.entity("Watch", "WATCHES#{tkId}", "{number}");
    model.entity("Vote", "VOTES#{ticket}", "{number}");

    assertThat(lines())
        .containsExactly("Ticket 1:n Note ", "Ticket 1:n Vote ", "Ticket 1:n Watch ");
  }

  @Test
  void aValueOfAnotherTypeIsNoKey() {
    model.entity("Day", "DAY#{day}", "DAY");
    model
        .entity("Entry", "ENTRIES#{log}", "DAY#{day}")
        .attribute("day", Model.type("instant", AttributeType.S));

    assertThat(lines()).isEmpty();
  }

  @Test
  void aLineThatFollowsFromTwoOthersIsLeftOut() {
    model.entity("Forum", "FORUM#{forum}", "FORUM");
    model.entity("Topic", "TOPIC#{forum}#{topic}", "TOPIC");
    model.entity("Post", "POSTS#{forum}#{topic}", "{number:pad(6)}");

    assertThat(lines()).containsExactly("Forum 1:n Topic ", "Topic 1:n Post ");
  }

  @Test
  void twoWaysToOneEntityAreTwoLinesIfTheyLeadToDifferentItems() {
    model.entity("User", "USER#{username}", "USER");
    model
        .entity("Repository", "REPO#{owner}#{repo}", "REPO")
        .key("GSI1", "ofUser", "USER#{owner}", "REPO#{repo}");
    model.entity("Star", "USER#{username}", "REPO#{owner}#{repo}");

    assertThat(lines())
        .containsExactly("Repository 1:n Star ", "User 1:n Repository ofUser", "User 1:n Star ");
  }

  @Test
  void entitiesThatShareAKeySpaceAreAlternativesOfEachOther() {
    model.entity("User", "ACCOUNT#{username}", "ACCOUNT");
    model.entity("Team", "ACCOUNT#{team}", "ACCOUNT");
    model.entity("Gist", "ACCOUNT#{username}", "GIST#{number}");
    model.entity("Project", "ACCOUNT#{holder}", "PROJECT#{number}");

    assertThat(lines()).containsExactly("Team 1:n Project ", "User 1:n Gist ", "User 1:n Project ");
    assertThat(Relationships.of(model.table()))
        .extracting(line -> line.to() + " " + line.isOptional())
        .containsExactly("Project true", "Gist false", "Project true");
  }

  @Test
  void whatBelongsToAnItemAndItsOtherHalfIsDrawnAtTheItem() {
    model.entity("Product", "PRODUCT#{sku}", "METADATA");
    model.entity("Stock", "PRODUCT#{sku}", "STOCK");
    model.entity("Review", "PRODUCT#{sku}", "REVIEW#{number}");

    assertThat(lines()).containsExactly("Product 1:n Review ", "Product 1:1 Stock ");
  }

  @Test
  void anEntityIsItsOwnParentOnlyIfAValueSaysSo() {
    model
        .entity("Category", "CATEGORY#{id}", "CATEGORY")
        .key("GSI1", "children", "CATEGORY#{parentId}", "{id}");
    model.entity("Tag", "TAG#{id}", "TAG").key("GSI1", "named", "TAG#{name}", "{id}");

    assertThat(lines()).containsExactly("Category 1:n Category children");
  }

  @Test
  void anAuthorNamesAddsAndHidesLines() {
    model.entity("Shop", "SHOP#{shop}", "SHOP");
    model.entity("Order", "SHOP#{shop}", "ORDER#{number}").belongsTo("Shop", "sells", false);
    model.entity("Offer", "SHOP#{shop}", "OFFER#{number}").belongsTo("Shop", "", true);
    model
        .entity("Audit", "AUDIT#{number}", "AUDIT")
        .belongsTo("Order", "is checked by", false)
        .belongsTo("Shop", "", true);

    assertThat(lines()).containsExactly("Order 1:n Audit is checked by", "Shop 1:n Order sells");
    assertThat(Relationships.of(model.table()))
        .extracting(Relationship::rule)
        .startsWith("@Relationship says so; no key shows it.");
  }

  @Test
  void aRelationshipWithoutALabelKeepsTheNameThatWasFound() {
    model.entity("Customer", "CUST#{id}", "METADATA");
    model
        .entity("Order", "ORDER#{orderId}", "METADATA")
        .key("GSI1", "byCustomer", "CUST#{buyer}", "ORDER#{orderId}")
        .belongsTo("Customer", "", false);

    assertThat(lines()).containsExactly("Customer 1:n Order byCustomer");
  }

  @Test
  void anOwnerThatThereIsNotIsRefused() {
    model.entity("Shop", "SHOP#{shop}", "SHOP").belongsTo("Shopp", "", true);

    assertThatThrownBy(() -> Relationships.of(model.table()))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("A relationship of Shop names the owner Shopp. Entities: Shop.");
  }

  private List<String> lines() {
    return Relationships.of(model.table()).stream()
        .map(
            line ->
                line.from()
                    + (line.kind() == Relationship.Kind.ONE_TO_ONE ? " 1:1 " : " 1:n ")
                    + line.to()
                    + " "
                    + line.label())
        .toList();
  }
}
