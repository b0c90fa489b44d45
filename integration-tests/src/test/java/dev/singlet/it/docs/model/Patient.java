package dev.singlet.it.docs.model;

import dev.singlet.annotation.Compress;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Trim;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(partition = "PATIENT#{id}", sort = "PATIENT")
public record Patient(
    String id,
    @Trim String name,
    @Prefix("dr:") String doctor,
    @Encrypt(with = PatientCipher.class) @Nullable String diagnosis,
    @Encrypt(with = PatientCipher.class) @Compress List<String> history)
    implements Hospital {}
