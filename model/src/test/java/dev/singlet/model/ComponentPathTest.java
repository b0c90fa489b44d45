package dev.singlet.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComponentPathTest {

  @Test
  void aPathBecomesOneName() {
    assertThat(ComponentPath.joined("buyer.address.city")).isEqualTo("buyerAddressCity");
  }

  @Test
  void aPlainNameStays() {
    assertThat(ComponentPath.joined("city")).isEqualTo("city");
  }
}
