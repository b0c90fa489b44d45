package dev.singlet.benchmarks.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.model.SampleData;
import java.util.List;
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

  @ParameterizedTest
  @EnumSource
  void measuresTheCallsOfOneItem(CallVariant variant) {
    List<String> lines = ItemCallRun.lines(variant, 0, 0);

    assertThat(lines).extracting(line -> line.split(" ", -1)[0]).startsWith("put", "get");
    assertThat(lines).hasSize(variant.isComplete() ? 3 : 2);
    assertThat(lines)
        .flatExtracting(line -> List.of(line.split(" ", -1)).subList(1, 3))
        .allSatisfy(figure -> assertThat(Double.parseDouble(figure)).isPositive());
  }
}
