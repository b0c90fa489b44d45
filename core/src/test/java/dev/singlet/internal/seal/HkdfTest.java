package dev.singlet.internal.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HkdfTest {

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }

  /** The test cases 1 and 3 of RFC 5869, appendix A, of whose output one block is 32 bytes. */
  @ParameterizedTest
  @CsvSource({
    "000102030405060708090a0b0c, f0f1f2f3f4f5f6f7f8f9,"
        + " 077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5,"
        + " 3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf",
    "0000000000000000000000000000000000000000000000000000000000000000, '',"
        + " 19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04,"
        + " 8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
  })
  void derivesWhatTheRfcDerives(String salt, String info, String extracted, String expanded) {
    byte[] secret = hex("0b".repeat(22));

    byte[] key = Hkdf.extract(hex(salt), secret);

    assertThat(key).isEqualTo(hex(extracted));
    assertThat(Hkdf.expand(key, hex(info))).isEqualTo(hex(expanded));
  }
}
