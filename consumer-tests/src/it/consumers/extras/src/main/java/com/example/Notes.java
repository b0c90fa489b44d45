package com.example;

import dev.singlet.annotation.Table;

@Table(name = "Notes")
public sealed interface Notes permits Note {}
