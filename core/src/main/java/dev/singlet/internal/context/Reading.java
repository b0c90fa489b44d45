package dev.singlet.internal.context;

import dev.singlet.value.ReadPolicy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The way in which a client reads items, and whether the JSON of many is read and written here.
 *
 * @param ownPolicy the policy for items that can't be read, for reads without their own policy;
 *     null for the default one
 * @param validates true if items must satisfy the constraints of their entities
 * @param checksKeys true if queries compare primary keys with those that the items' attributes make
 * @param hasOwnJson true if pages and batches are read from the bytes of answers, and large
 *     requests are written as bytes
 */
public record Reading(
    @Nullable ReadPolicy ownPolicy, boolean validates, boolean checksKeys, boolean hasOwnJson) {

  static final Reading DEFAULT = new Reading(null, false, true, true);

  /** Returns the policy for reads without their own policy. */
  public ReadPolicy policy() {
    return ownPolicy == null ? ReadPolicy.fail() : ownPolicy;
  }

  public Reading policy(ReadPolicy policy) {
    Objects.requireNonNull(policy, "readPolicy");
    return new Reading(policy, validates, checksKeys, hasOwnJson);
  }

  public Reading validated() {
    return new Reading(ownPolicy, true, checksKeys, hasOwnJson);
  }

  public Reading checksKeys(boolean checks) {
    return new Reading(ownPolicy, validates, checks, hasOwnJson);
  }

  public Reading ownJson(boolean isOwn) {
    return new Reading(ownPolicy, validates, checksKeys, isOwn);
  }
}
