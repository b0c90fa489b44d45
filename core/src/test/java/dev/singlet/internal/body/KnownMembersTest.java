package dev.singlet.internal.body;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;

/** If the first test fails, a new version of the SDK has members that must be written, too. */
class KnownMembersTest {

  @Test
  void theSdkHasNoOthers() {
    assertThat(KnownMembers.ARE_ALL).isTrue();
  }

  @Test
  void anotherMemberIsSeen() {
    PutRequest withOneMember = PutRequest.builder().build();

    assertThat(KnownMembers.has(withOneMember, 1)).isTrue();
    assertThat(KnownMembers.has(withOneMember, 0)).isFalse();
  }
}
