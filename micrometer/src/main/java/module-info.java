/** What requests consume, take and fail with, as meters of Micrometer. */
module dev.singlet.micrometer {
  requires transitive dev.singlet.core;
  requires transitive micrometer.core;

  exports dev.singlet.micrometer;
}
