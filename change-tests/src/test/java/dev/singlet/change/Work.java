package dev.singlet.change;

/** Programs of two models on one table. */
record Work(Program old, Program present, WorkTable table) {}
