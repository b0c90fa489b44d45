package dev.singlet.benchmarks.allocation;

public enum TicketStatus {
  OPEN,
  CLOSED
}
