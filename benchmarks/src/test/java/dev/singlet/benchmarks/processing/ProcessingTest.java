package dev.singlet.benchmarks.processing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProcessingTest {

  private static final int TYPES = 7;

  @ParameterizedTest
  @EnumSource
  void everyLibraryGeneratesCodeForEachTypeAndItCompiles(Library library) throws Exception {
    Compilation compiled = Compilation.compile(library.sources(TYPES), library.processors());
    assertThat(compiled.files()).isGreaterThanOrEqualTo(TYPES);
    assertThat(compiled.lines()).isGreaterThan(100L * TYPES);
  }
}
