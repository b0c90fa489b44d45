package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Converters of users' own types. */
class ConvertersTest {

  @Test
  void aConverterIsOfTheTypeOfItsComponent() {
    user("@Convert(with = MoneyConverter.class) // !\n List<String> prices", "")
        .reports(
            error(
                "[SGT0313] MoneyConverter converts Money, but the component is a List<String>. Name a"
                    + " converter of that type."));
  }

  @Test
  void aConverterHasAConstructorWithoutParameters() {
    user(
            "@Convert(with = Other.class) // !\n Money price",
            """
            final class Other implements Converter<Money, Long> {
              Other(int scale) {}
              public Long toStored(Money money) { return money.cents(); }
              public Money fromStored(Long cents) { return new Money(cents); }
            }
            """)
        .reports(
            error(
                "[SGT0313] The converter Other has no constructor without parameters that is not"
                    + " private. Add one."));
  }

  @Test
  void aConverterIsAClass() {
    user(
            "@Convert(with = Other.class) // !\n Money price",
            "interface Other extends Converter<Money, Long> {}")
        .reports(
            error(
                "[SGT0313] The converter Other can't be made by generated code. Declare it as a class,"
                    + " static if it is within another."));
  }

  @Test
  void whatItGivesCanBeStored() {
    user(
            "@Convert(with = Other.class) \n Money price // !",
            """
            final class Other implements Converter<Money, Thread> {
              public Thread toStored(Money money) { return new Thread(); }
              public Money fromStored(Thread thread) { return new Money(0); }
            }
            """)
        .reports(error("[SGT0301] The type Thread can't be stored. " + TypeReaderTest.SUPPORTED));
  }

  private static final String ISO =
      """
      final class IsoInstant implements Converter<Instant, String> {
        @Override
        public String toStored(Instant time) {
          return time.toString();
        }
        @Override
        public Instant fromStored(String text) {
          return Instant.parse(text);
        }
      }
      """;

  @Test
  void thoseOfATableLeaveStampsAndTimesToLiveAsTheyAre() {
    compile(
            """
            @Table(name = "ShopTable", converters = Shop.IsoInstant.class)
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  Instant born,
                  @CreatedAt Instant createdAt,
                  @UpdatedAt Instant updatedAt,
                  @TimeToLive Instant expires)
                  implements Shop {}
              %s
            }
            """
                .formatted(ISO))
        .isClean();
  }

  @Test
  void aStampOrATimeToLiveOfItsOwnConverterNamesIt() {
    compile(
            """
            @Table(name = "ShopTable")
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(
                  String name,
                  @Convert(with = IsoInstant.class) @CreatedAt Instant createdAt, // !
                  @Convert(with = IsoInstant.class) @TimeToLive Instant expires) // !
                  implements Shop {}
              %s
            }
            """
                .formatted(ISO))
        .reports(
            error(
                "[SGT0305] createdAt has @CreatedAt, but IsoInstant converts it. A stamp has its"
                    + " own stored form. Remove @Convert or @CreatedAt."),
            error(
                "[SGT0305] expires has @TimeToLive, but IsoInstant converts it. DynamoDB expects"
                    + " seconds since 1970. Remove @Convert or @TimeToLive."));
  }

  @Test
  void aTableHasOneConverterForAType() {
    Compilation.compile(
            """
            @Table(name = "Shop", converters = {First.class,
                Second.class}) // !
            sealed interface Shop permits Shop.User {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              record User(String name, Money price) implements Shop {}
            }
            record Money(long cents) {}
            final class First implements Converter<Money, Long> {
              public Long toStored(Money money) { return money.cents(); }
              public Money fromStored(Long cents) { return new Money(cents); }
            }
            final class Second implements Converter<Money, String> {
              public String toStored(Money money) { return "" + money.cents(); }
              public Money fromStored(String cents) { return new Money(0); }
            }
            """)
        .reports(
            error(
                "[SGT0313] Second converts Money, and so does First. A table has one converter for a"
                    + " type."));
  }

  private static Compilation user(String component, String further) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "USER#{name}", sort = "USER")
          record User(
              String name,
              %s
              ) implements Shop {}
          record Money(long cents) {}
          final class MoneyConverter implements Converter<Money, Long> {
            public Long toStored(Money money) { return money.cents(); }
            public Money fromStored(Long cents) { return new Money(cents); }
          }
          %s
        """
            .formatted(component, further));
  }
}
