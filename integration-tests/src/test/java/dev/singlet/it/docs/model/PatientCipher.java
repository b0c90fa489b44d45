package dev.singlet.it.docs.model;

import dev.singlet.crypto.AesGcm;

public final class PatientCipher extends AesGcm {
  public PatientCipher() {
    super(new PatientKeys());
  }
}
