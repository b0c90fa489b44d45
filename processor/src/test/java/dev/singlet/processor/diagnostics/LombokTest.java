package dev.singlet.processor.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.SingletProcessor;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lombok changes classes of the same compilation, in a compiler of its own. */
class LombokTest {

  private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";
  private static final String SINGLET = SingletProcessor.class.getName();

  @TempDir private Path directory;

  @ParameterizedTest(name = "Lombok first: {0}")
  @ValueSource(booleans = {true, false})
  void bothProcessorsAreAtWork(boolean lombokFirst) throws Exception {
    write(
        "Shop",
        """
        @Table(name = "Shop")
        public sealed interface Shop permits Order {}
        """);
    write(
        "Order",
        """
        @Entity
        @Builder(toBuilder = true)
        @With
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        public record Order(@NonNull String id, int cents, @Convert(with = PlaceText.class) Place to)
            implements Shop {}
        """);
    write(
        "Place",
        """
        @Value
        public class Place {
          String city;
        }
        """);
    write(
        "PlaceText",
        """
        @NoArgsConstructor(access = AccessLevel.PUBLIC)
        public class PlaceText implements Converter<Place, String> {
          @Override
          public String toStored(Place place) {
            return place.getCity();
          }

          @Override
          public Place fromStored(String stored) {
            return new Place(stored);
          }
        }
        """);
    write(
        "Orders",
        """
        @RequiredArgsConstructor
        public class Orders {
          private final dev.singlet.TableClient client;

          @lombok.Value @Builder static class Dto { String id; int cents; }

          Dto save(Dto dto) {
            Order order = Order.builder().id(dto.getId()).to(new Place("Bern")).build();
            Order same = OrderEntity.builder().id("7").cents(1).to(order.to()).build().toBuilder().build();
            val stored = client.execute(OrderEntity.put(same.withCents(dto.getCents())));
            return Dto.builder().id(stored.id()).build();
          }
        }
        """);

    assertThat(javac(lombokFirst ? LOMBOK + "," + SINGLET : SINGLET + "," + LOMBOK)).isEmpty();
    assertThat(directory.resolve("classes/shop/OrderEntity.class")).exists();
  }

  @ParameterizedTest(name = "Lombok first: {0}")
  @ValueSource(booleans = {true, false})
  void aValueIsAnEntity(boolean lombokFirst) throws Exception {
    write(
        "Shop",
        """
        @Table(name = "Shop")
        public sealed interface Shop permits Order {}
        """);
    write(
        "Order",
        """
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        @Value
        @Builder(toBuilder = true)
        public class Order implements Shop {
          String id;
          @Default("1") @jakarta.validation.constraints.Positive int cents;
          boolean paid;
          @org.jspecify.annotations.Nullable @Attribute("n") String note;
          @Version long version;
        }
        """);
    write(
        "Orders",
        """
        class Orders {
          Order note(Order order, dev.singlet.TableClient client) {
            Order other = OrderEntity.builder(order).paid(true).note(null).build();
            Order same = other.toBuilder().id(order.getId()).build();
            return client.execute(OrderEntity.update(order, same).when(OrderEntity.NOTE.eq("a")));
          }
        }
        """);

    assertThat(javac(lombokFirst ? LOMBOK + "," + SINGLET : SINGLET + "," + LOMBOK)).isEmpty();
    assertThat(generated("OrderEntity"))
        .contains("entity.isPaid()", "entity.getNote()", "\"n\"", ".positive(violations,")
        .contains("return new Order(");
  }

  @ParameterizedTest(name = "Lombok first: {0}")
  @ValueSource(booleans = {true, false})
  void aClassWithSettersOfLombokIsABean(boolean lombokFirst) throws Exception {
    write(
        "Shop",
        """
        @Table(name = "Shop")
        public sealed interface Shop permits Order {}
        """);
    write(
        "Order",
        """
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        @Data
        public final class Order implements Shop {
          String id;
        }
        """);

    assertThat(javac(lombokFirst ? LOMBOK + "," + SINGLET : SINGLET + "," + LOMBOK))
        .filteredOn(line -> line.contains("error"))
        .hasSize(2)
        .element(0)
        .asString()
        .contains(
            "[SGT0101] @Entity is on Order, which is a bean: setId changes it after it was checked.");
  }

  private String generated(String name) throws IOException {
    return Files.readString(directory.resolve("classes/shop/" + name + ".java"));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(
        directory.resolve(name + ".java"),
        "package shop; import dev.singlet.annotation.*; import lombok.*;\n" + text);
  }

  private List<String> javac(String processors) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.addAll(List.of("-processor", processors, "-Xlint:all,-processing", "--release", "17"));
    command.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    command.addAll(List.of("-d", directory.resolve("classes").toString()));
    try (Stream<Path> files = Files.list(directory)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(command::add);
    }
    File output = directory.resolve("said.txt").toFile();
    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output).start().waitFor();
    // From Java 24 on, the JVM itself warns of what Lombok uses.
    return Files.readAllLines(output.toPath(), StandardCharsets.UTF_8).stream()
        .filter(line -> !line.startsWith("WARNING: "))
        .toList();
  }
}
