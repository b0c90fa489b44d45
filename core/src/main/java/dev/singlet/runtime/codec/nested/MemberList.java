package dev.singlet.runtime.codec.nested;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The members of a set, for {@link AttributeValue#createSs}, which reads them as an array and
 * copies it.
 */
final class MemberList extends AbstractList<String> {

  private final Set<String> set;

  MemberList(Set<String> set) {
    this.set = set;
  }

  @Override
  public String get(int index) {
    Iterator<String> members = set.iterator();
    for (int i = 0; i < index; i++) {
      members.next();
    }
    return members.next();
  }

  @Override
  public Iterator<String> iterator() {
    return set.iterator();
  }

  @Override
  public int size() {
    return set.size();
  }

  @Override
  public Object[] toArray() {
    return set.toArray();
  }
}
