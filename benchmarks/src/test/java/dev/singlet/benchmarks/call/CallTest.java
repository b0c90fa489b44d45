package dev.singlet.benchmarks.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.model.SampleData;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CallTest {

  @ParameterizedTest
  @EnumSource
  void sendsAndFindsTheSameAsEveryOther(CallVariant variant) {
    Workload<?> workload = Workload.checked(variant);

    assertThat(workload.query()).hasSize(SampleData.PAGE);
    assertThat(workload.batchGet()).hasSize(SampleData.PAGE);
  }

  @Test
  void measuresTheCallsOfOneItem() {
    List<List<String>> lines =
        CallRun.lines(CallRun.Group.ONE, 0, 0).stream()
            .map(line -> List.of(line.split(" ", -1)))
            .toList();

    assertThat(lines)
        .extracting(words -> words.get(0) + " " + words.get(1))
        .containsExactlyInAnyOrder(
            "HAND_WRITTEN put",
            "HAND_WRITTEN get",
            "HAND_WRITTEN update",
            "PREPARED put",
            "PREPARED get",
            "PREPARED update",
            "SINGLET put",
            "SINGLET get",
            "SINGLET update",
            "ENHANCED put",
            "ENHANCED get",
            "ENHANCED update",
            "TEMPEST put",
            "TEMPEST get");
    assertThat(lines)
        .flatExtracting(words -> words.subList(2, 4))
        .allSatisfy(figure -> assertThat(Double.parseDouble(figure)).isPositive());
  }

  @Test
  void measuresTheCallsOfManyItems() {
    List<String> lines = CallRun.lines(CallRun.Group.MANY, 0, 0);

    assertThat(lines)
        .filteredOn(line -> line.startsWith("SINGLET "))
        .extracting(line -> line.split(" ", -1)[1])
        .containsExactly("query", "queryAsync", "batchGet", "batchPut", "transact", "collection");
    assertThat(lines)
        .filteredOn(line -> line.startsWith("TEMPEST "))
        .extracting(line -> line.split(" ", -1)[1])
        .containsExactly("query", "batchGet");
  }

  @Test
  void measuresRequests() {
    List<List<String>> lines =
        RequestRun.lines(0, 0).stream().map(line -> List.of(line.split(" ", -1))).toList();

    assertThat(lines)
        .extracting(words -> words.get(0) + " " + words.get(1))
        .containsExactly(
            "put HAND_WRITTEN",
            "put SINGLET",
            "get HAND_WRITTEN",
            "get SINGLET",
            "update HAND_WRITTEN",
            "update SINGLET");
    assertThat(lines)
        .flatExtracting(words -> words.subList(2, 4))
        .allSatisfy(figure -> assertThat(Double.parseDouble(figure)).isPositive());
  }

  @Test
  void measuresTheCallsOfManyThreads() throws Exception {
    List<List<String>> lines =
        ThroughputRun.lines(false, 8, 0, 0).stream()
            .map(line -> List.of(line.split(" ", -1)))
            .toList();

    assertThat(lines)
        .extracting(words -> words.get(0))
        .containsExactly("get", "put", "update", "query");
    assertThat(lines)
        .flatExtracting(words -> words.subList(1, 4))
        .allSatisfy(figure -> assertThat(Double.parseDouble(figure)).isPositive());
  }
}
