/** Series of transactions, gets that come one by one, and a ready cipher. */
module dev.singlet.extras {
  requires transitive dev.singlet.core;

  exports dev.singlet.crypto.aes;
  exports dev.singlet.extras;
}
