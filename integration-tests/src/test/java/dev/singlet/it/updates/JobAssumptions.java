package dev.singlet.it.updates;

import java.util.Objects;

/** Whether what an update is told of a job is so. */
final class JobAssumptions {

  private final ExpectedJob actual;
  private final ExpectedJob told;
  private boolean areTrue = true;

  JobAssumptions(ExpectedJob actual, ExpectedJob told) {
    this.actual = actual;
    this.told = told;
  }

  boolean areTrue() {
    return areTrue;
  }

  JobAssumptions state() {
    areTrue &= actual.state() == told.state();
    return this;
  }

  JobAssumptions urgent() {
    areTrue &= actual.urgent() == told.urgent();
    return this;
  }

  JobAssumptions rank() {
    areTrue &= actual.rank() == told.rank();
    return this;
  }

  JobAssumptions team() {
    areTrue &= Objects.equals(actual.team(), told.team());
    return this;
  }

  JobAssumptions city() {
    areTrue &= Objects.equals(actual.city(), told.city());
    return this;
  }

  JobAssumptions title() {
    areTrue &= actual.title().equals(told.title());
    return this;
  }
}
