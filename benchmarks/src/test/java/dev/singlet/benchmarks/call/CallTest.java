package dev.singlet.benchmarks.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.model.SampleData;
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
}
