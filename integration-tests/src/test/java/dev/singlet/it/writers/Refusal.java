package dev.singlet.it.writers;

/** Whether a write must be refused. */
enum Refusal {
  NEVER,
  /** What the item is stored like decides. Then nothing or all of the write is done. */
  ALLOWED,
  ALWAYS
}
