package dev.singlet.examples.github.model;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.query.ConsistentCollectionQuery;
import dev.singlet.query.ItemsByEntity;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the {@link OrganizationAndMembers} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
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
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends OrganizationAndMembers> put(OrganizationAndMembers entity) {
    if (entity instanceof Organization one) {
      return OrganizationEntity.put(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends OrganizationAndMembers> delete(OrganizationAndMembers entity) {
    if (entity instanceof Organization one) {
      return OrganizationEntity.delete(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(OrganizationAndMembers entity) {
    if (entity instanceof Organization one) {
      return OrganizationEntity.key(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(OrganizationAndMembers entity) {
    if (entity instanceof Organization one) {
      return OrganizationEntity.toItem(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static OrganizationAndMembers fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<OrganizationAndMembers> type() { return TYPE; }

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
    /**
     * Copies the lists.
     *
     * @param organization the {@link Organization} item, if there is one
     * @param memberships the {@link Membership} items in key order
     */
    public ByOrganizationGroup {
      memberships = List.copyOf(memberships);
    }

    private static ByOrganizationGroup of(ItemsByEntity<OrganizationAndMembers> items) {
      return new ByOrganizationGroup(items.one(Organization.class), items.all(Membership.class));
    }
  }
}
