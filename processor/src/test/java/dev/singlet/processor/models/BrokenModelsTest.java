package dev.singlet.processor.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.models.ModelCompiler.Complaint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Changes one place of a valid model. If the change breaks the model, the processor reports it, or
 * leaves it to the compiler. It never fails, and what it generates compiles. The property {@code
 * models.each} says that one of so many changes is made; with 1, all are made.
 */
class BrokenModelsTest {

  private static final int EACH = Integer.getInteger("models.each", 241);

  /**
   * So many models are compiled together. If one makes the processor fail, they are compiled alone.
   */
  private static final int TOGETHER = 25;

  @Test
  void aMistakeIsOfTheModel() {
    Map<RandomModel, String> changes = changed();
    List<RandomModel> models = List.copyOf(changes.keySet());
    ModelCompiler compiler = new ModelCompiler(new Javac());
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < models.size(); i += TOGETHER) {
      compiler
          .compile(models.subList(i, Math.min(models.size(), i + TOGETHER)))
          .forEach(
              (model, complaints) ->
                  complaints.stream()
                      .filter(complaint -> !isOfModel(complaint))
                      .forEach(each -> failures.add(changes.get(model) + "\n" + each)));
    }

    assertThat(failures).isEmpty();
  }

  /** Returns models, each with a text that says what is changed in it. */
  private static Map<RandomModel, String> changed() {
    Map<RandomModel, String> changes = new LinkedHashMap<>();
    int number = 0;
    for (ValidModel valid : ValidModel.all()) {
      for (Mutation mutation : Mutations.of(valid)) {
        if (number % EACH == 0) {
          changes.put(valid.with(mutation, number), mutation.in(valid));
        }
        number++;
      }
    }
    return changes;
  }

  /** Returns whether a complaint is a warning, ours, or about source that people wrote. */
  private static boolean isOfModel(Complaint complaint) {
    return !complaint.isError() || complaint.isOurs() || complaint.where().contains("models/src/");
  }
}
