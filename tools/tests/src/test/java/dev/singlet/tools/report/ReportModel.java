package dev.singlet.tools.report;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.sample.Samples;
import java.util.List;

/** The models that reports are made of. */
enum ReportModel {
  GITHUB,
  SHOP,
  FIFTY_ENTITIES,
  HOSTILE;

  TableDescriptor table() {
    return switch (this) {
      case GITHUB -> ExampleModel.GITHUB.table();
      case SHOP -> ExampleModel.SHOP.table();
      case FIFTY_ENTITIES -> ManyEntities.table(50);
      case HOSTILE -> HostileModel.table();
    };
  }

  Samples samples() {
    return switch (this) {
      case GITHUB -> ExampleModel.GITHUB.samples();
      case SHOP -> ExampleModel.SHOP.samples();
      case FIFTY_ENTITIES -> new Samples(SampleItems.many(50), List.of());
      case HOSTILE -> HostileModel.samples();
    };
  }

  String report() {
    ReportOptions options =
        new ReportOptions("https://github.com/example/example/blob/main/src/main/java/{file}");
    return Report.of(table(), samples(), options);
  }
}
