package dev.singlet.it.docs.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.Optional;

/** A component whose constants grow in number while older programs run. */
@Table(name = "Carrier")
public sealed interface Carrier {

  enum Step {
    SENT,
    DELIVERED
  }

  record StepText(String text) {
    public static StepText of(Step step) {
      return new StepText(step.name());
    }

    /** Returns the step; empty if a later program has written one that this program lacks. */
    public Optional<Step> known() {
      for (Step step : Step.values()) {
        if (step.name().equals(text)) {
          return Optional.of(step);
        }
      }
      return Optional.empty();
    }
  }

  final class StepConverter implements Converter<StepText, String> {
    @Override
    public String toStored(StepText step) {
      return step.text();
    }

    @Override
    public StepText fromStored(String text) {
      return new StepText(text);
    }
  }

  @Entity
  @LinkedKey(name = "consignments", partition = "SENDER#{sender}", sort = "CONSIGNMENT#{id}")
  record Consignment(String sender, String id, @Convert(with = StepConverter.class) StepText step)
      implements Carrier {}
}
