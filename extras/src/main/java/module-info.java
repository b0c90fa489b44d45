/** Series of transactions, and gets that come one by one. */
module dev.singlet.extras {
  requires transitive dev.singlet.core;

  exports dev.singlet.extras;
}
