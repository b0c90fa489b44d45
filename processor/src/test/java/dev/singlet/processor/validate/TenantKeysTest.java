package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import org.junit.jupiter.api.Test;

class TenantKeysTest {

  private static final ValueType TEXT = ValueType.Scalar.of(Kind.STRING);

  @Test
  void aComponentIsNotThePartitionKeyOfATenant() {
    TableFixture table = table().tenant("TENANT#");

    assertThat(Problems.of(new TenantKeys(), table))
        .containsExactly(
            "name: [SGT0207] name is stored as \"GSI1PK\", the partition key of GSI1, which"
                + " begins with the tenant's part. Give one of the two another name.");
  }

  @Test
  void withoutTenantsItCanBe() {
    assertThat(Problems.of(new TenantKeys(), table())).isEmpty();
  }

  @Test
  void aSortKeyDoesNotBeginWithATenant() {
    TableFixture table =
        new TableFixture()
            .tenant("TENANT#")
            .entity(new EntityFixture("User").stored("name", "SK", TEXT).key("USERS", "{name}"));

    assertThat(Problems.of(new TenantKeys(), table)).isEmpty();
  }

  private static TableFixture table() {
    return new TableFixture()
        .index("GSI1")
        .entity(
            new EntityFixture("User").stored("name", "GSI1PK", TEXT).key("USER#{name}", "USER"));
  }
}
