package dev.singlet.it.docs.model;

import dev.singlet.crypto.aes.AesGcm;

public final class PatientCipher extends AesGcm {
  public PatientCipher() {
    super(new PatientKeys());
  }
}
