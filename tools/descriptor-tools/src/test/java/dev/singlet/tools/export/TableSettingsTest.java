package dev.singlet.tools.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.TableSettings.Capacity;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableSettings.Stream;
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
    assertThatThrownBy(
            () ->
                new TableSettings(
                    Capacity.PROVISIONED,
                    5,
                    0,
                    true,
                    true,
                    Stream.NONE,
                    Encryption.AWS_OWNED,
                    "",
                    List.of()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("5 read and 0 write units");
  }

  @Test
  void aRegionHasItsName() {
    assertThatThrownBy(() -> settings(Stream.NONE, ARN, List.of("Europe (Ireland)")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("\"Europe (Ireland)\" is not a region of AWS. Give names such as eu-west-1.");
  }

  private static TableSettings settings(Stream stream, String key, List<String> regions) {
    return new TableSettings(
        Capacity.ON_DEMAND, 1, 1, true, true, stream, Encryption.CUSTOMER_MANAGED, key, regions);
  }
}
