/** The consumption, duration and failures of requests, as Micrometer meters. */
module dev.singlet.micrometer {
  requires transitive dev.singlet.core;
  requires transitive micrometer.core;
  requires transitive micrometer.observation;
  requires micrometer.commons;

  exports dev.singlet.micrometer;
}
