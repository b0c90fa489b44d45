package dev.singlet.tools.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableSettings.Stream;
import dev.singlet.tools.export.TableSettings.TableClass;
import dev.singlet.tools.export.TableThroughput.Capacity;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableSettingsTest {

  private static final String ARN = "arn:aws:kms:eu-west-1:111122223333:key/1234";
  private static final List<String> REGIONS = List.of("eu-west-1", "us-east-1");

  @Test
  void replicasHaveAStreamOfBothImages() {
    assertThat(settings(Stream.NONE, "alias/mine", REGIONS).stream())
        .isEqualTo(Stream.NEW_AND_OLD_IMAGES);
    assertThat(settings(Stream.NONE, "alias/mine", List.of("eu-west-1")).hasStream()).isFalse();
    assertThatThrownBy(() -> settings(Stream.KEYS_ONLY, "alias/mine", REGIONS))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "A table in several regions can't have a stream of KEYS_ONLY, because its replicas"
                + " read the stream. Give NEW_AND_OLD_IMAGES.");
  }

  @Test
  void aKeyIsAnArnOrAnAlias() {
    assertThatThrownBy(() -> settings(Stream.NONE, "mine", List.of()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("\"mine\" is neither an ARN nor an alias.");
  }

  @Test
  void replicasNeedAKeyThatEachRegionHas() {
    assertThat(settings(Stream.NONE, ARN, List.of("eu-west-1")).kmsKey()).isEqualTo(ARN);
    assertThatThrownBy(() -> settings(Stream.NONE, ARN, REGIONS))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("is of one region, and the table has 2.");
  }

  @Test
  void provisionedCapacityIsAtLeastOneUnit() {
    assertThatThrownBy(() -> TableThroughput.provisioned(5, 0))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("5 read and 0 write units");
  }

  @Test
  void aMaximumIsOfOnDemandCapacity() {
    assertThat(new TableThroughput(Capacity.ON_DEMAND, 0, 0, 0, 1, 0, 0).hasMaximum()).isTrue();
    assertThat(TableThroughput.onDemand().hasMaximum()).isFalse();
    assertThatThrownBy(() -> new TableThroughput(Capacity.ON_DEMAND, 0, 0, 1, -1, 0, 0))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "A maximum of 1 read and -1 write units is too little. Give at least 1, or 0 for"
                + " none.");
    assertThatThrownBy(() -> new TableThroughput(Capacity.PROVISIONED, 1, 1, 5, 0, 0, 0))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "Provisioned capacity has no maximum of 5 read and 0 write units. Choose on-demand"
                + " capacity, or leave the maximum out.");
  }

  @Test
  void aTableIsNotColderThanANewOne() {
    assertThat(warm(12_000, 4_000).isWarm()).isFalse();
    assertThat(warm(12_001, 0).isWarm()).isTrue();
    assertThat(warm(0, 4_001).isWarm()).isTrue();
    assertThatThrownBy(() -> warm(11_999, 4_000))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "Warm throughput of 11999 read and 4000 write units is too little. A new table has"
                + " 12,000 and 4,000: give at least these, or 0 to leave them.");
    assertThatThrownBy(() -> warm(0, 3_999)).isInstanceOf(UserErrorException.class);
  }

  @Test
  void aProvisionedTableIsNotColderThanItsCapacity() {
    assertThat(provisioned(30, 20).isWarm()).isFalse();
    assertThat(provisioned(31, 0).isWarm()).isTrue();
    assertThat(provisioned(12_000, 4_000).isWarm()).isTrue();
    assertThat(provisioned(0, 0).isWarm()).isFalse();
    assertThatThrownBy(() -> provisioned(31, 19))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "Warm throughput of 31 read and 19 write units is too little. A new table has 30 and"
                + " 20: give at least these, or 0 to leave them.");
  }

  private static TableThroughput provisioned(int warmReadUnits, int warmWriteUnits) {
    return new TableThroughput(Capacity.PROVISIONED, 30, 20, 0, 0, warmReadUnits, warmWriteUnits);
  }

  private static TableThroughput warm(int readUnits, int writeUnits) {
    return new TableThroughput(Capacity.ON_DEMAND, 0, 0, 0, 0, readUnits, writeUnits);
  }

  @Test
  void recoveryIsOfOneToThirtyFiveDays() {
    assertThat(TableSettings.recoveryDays(1)).isEqualTo(1);
    assertThat(TableSettings.recoveryDays(35)).isEqualTo(35);
    for (int days : new int[] {-1, 0, 36}) {
      assertThatThrownBy(() -> TableSettings.recoveryDays(days))
          .isInstanceOf(UserErrorException.class)
          .hasMessage(
              "Point-in-time recovery of " + days + " days is not possible. Give 1 to 35 days.");
    }
  }

  @Test
  void aRegionHasItsName() {
    assertThatThrownBy(() -> settings(Stream.NONE, ARN, List.of("Europe (Ireland)")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("\"Europe (Ireland)\" is not a region of AWS. Give names such as eu-west-1.");
  }

  private static TableSettings settings(Stream stream, String key, List<String> regions) {
    return new TableSettings(
        TableThroughput.onDemand(),
        TableSettings.MAX_RECOVERY_DAYS,
        true,
        stream,
        Encryption.CUSTOMER_MANAGED,
        key,
        TableClass.STANDARD,
        regions);
  }
}
