package dev.singlet.model.comparison;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.ModelChange;
import java.util.List;
import java.util.function.UnaryOperator;

/** A collector of the changes of one entity. */
record Changes(List<ModelChange> all, String entity, UnaryOperator<Answers> meaning) {

  void add(ChangeKind kind, String member, String before, String after, Answers answers) {
    all.add(new ModelChange(kind, entity, member, before, after, meaning.apply(answers)));
  }

  /** Returns a collector that gives its answers another meaning. */
  Changes meaning(UnaryOperator<Answers> other) {
    return new Changes(all, entity, other);
  }
}
