/** The consumption, duration and failures of requests, as Micrometer meters. */
module dev.singlet.micrometer {
  requires transitive dev.singlet.core;
  requires transitive micrometer.core;

  exports dev.singlet.micrometer;
}
