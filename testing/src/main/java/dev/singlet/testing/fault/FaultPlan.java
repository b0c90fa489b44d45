package dev.singlet.testing.fault;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Decides which request gets which fault, and counts both. */
final class FaultPlan {

  private final SplittableRandom random;
  private final List<Rate> rates;
  private final List<Script> scripts = new ArrayList<>();
  private final Tally<Fault> faults = new Tally<>();
  private final Tally<String> requests = new Tally<>();
  private boolean calm;

  FaultPlan(long seed, List<Rate> rates) {
    this.random = new SplittableRandom(seed);
    this.rates = List.copyOf(rates);
  }

  /** Several faults, with one likelihood for all of them together. */
  record Rate(double likelihood, List<Fault> faults) {
    Rate(double likelihood, Set<Fault> faults) {
      this(likelihood, List.copyOf(faults));
    }

    Rate {
      faults = List.copyOf(faults);
    }
  }

  /** A fault, and the random numbers for its details. */
  record Decision(Fault fault, RandomGenerator random) {}

  /** A fault for the next requests that a test selects. */
  private static final class Script {
    private final Fault fault;
    private final Predicate<Call> which;
    private long times;

    Script(Fault fault, Predicate<Call> which, long times) {
      this.fault = fault;
      this.which = which;
      this.times = times;
    }
  }

  synchronized void add(Fault fault, Predicate<Call> which, long times) {
    scripts.add(new Script(fault, which, times));
  }

  synchronized void calm() {
    calm = true;
    scripts.clear();
  }

  synchronized int scripted() {
    return scripts.size();
  }

  @Nullable Decision decide(Call call) {
    requests.add(call.operation());
    Decision decision = next(call);
    if (decision != null) {
      faults.add(decision.fault());
    }
    return decision;
  }

  Tally<Fault> faults() {
    return faults;
  }

  Tally<String> requests() {
    return requests;
  }

  private synchronized @Nullable Decision next(Call call) {
    Fault scripted = nextScripted(call);
    if (scripted != null) {
      return new Decision(scripted, random.split());
    }
    if (calm || rates.isEmpty() || !call.isOnItems()) {
      return null;
    }
    double drawn = random.nextDouble();
    for (Rate rate : rates) {
      if (drawn < rate.likelihood()) {
        List<Fault> possible = rate.faults().stream().filter(call::canMeet).toList();
        return possible.isEmpty()
            ? null
            : new Decision(possible.get(random.nextInt(possible.size())), random.split());
      }
      drawn -= rate.likelihood();
    }
    return null;
  }

  private @Nullable Fault nextScripted(Call call) {
    for (Iterator<Script> each = scripts.iterator(); each.hasNext(); ) {
      Script script = each.next();
      if (call.canMeet(script.fault) && script.which.test(call)) {
        if (--script.times == 0) {
          each.remove();
        }
        return script.fault;
      }
    }
    return null;
  }
}
