package com.example;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(name = "all", partition = "NOTES#{author}", sort = "NOTE#{id}")
public record Note(String author, String id, String text) implements Notes {}
