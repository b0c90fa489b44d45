package dev.singlet.examples.github.model;

import dev.singlet.ConsistentCollectionQuery;
import dev.singlet.ItemsByEntity;
import dev.singlet.Scan;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.SortCondition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the {@link OrganizationAndMembers} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class OrganizationAndMembersCollection {
  private static final CollectionType<OrganizationAndMembers> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA,
          "OrganizationAndMembers",
          List.of(OrganizationEntity.type(), MembershipEntity.type()));

  private static final AccessPattern<OrganizationAndMembers> BY_ORGANIZATION =
      new AccessPattern<>(TYPE, "byOrganization", null, true);

  private OrganizationAndMembersCollection() {}

  /**
   * Queries the table for all items of the collection, in key order:
   * partition {@code ACCOUNT#{orgName}}.
   *
   * @param orgName the value of {@code orgName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static ConsistentCollectionQuery<OrganizationAndMembers, ByOrganizationGroup>
      byOrganization(String orgName) {
    return new ConsistentCollectionQuery<>(
        BY_ORGANIZATION,
        new KeyCondition(
            primaryPartitionKey(orgName), SortCondition.spanning("ACCOUNT#", "MEMBERSHIP#")),
        ByOrganizationGroup::of);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static OrganizationAndMembers fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /**
   * What it holds, for code that works on any.
   *
   * @return its type
   */
  public static CollectionType<OrganizationAndMembers> type() {
    return TYPE;
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<OrganizationAndMembers> scan() {
    return new Scan<>(TYPE);
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  /**
   * The items of {@link #byOrganization(String)}, by entity.
   *
   * @param organization the {@link Organization} item, if there is one
   * @param memberships the {@link Membership} items in key order
   */
  public record ByOrganizationGroup(
      Optional<Organization> organization, List<Membership> memberships) {
    /** Copies the lists. */
    public ByOrganizationGroup {
      memberships = List.copyOf(memberships);
    }

    private static ByOrganizationGroup of(ItemsByEntity<OrganizationAndMembers> items) {
      return new ByOrganizationGroup(items.one(Organization.class), items.all(Membership.class));
    }
  }
}
