package com.example;

import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(name = "all", partition = "NOTES#{author}", sort = "NOTE#{id}")
public record Note(String author, String id, @Encrypt(with = NoteCipher.class) String text)
    implements Notes {}
