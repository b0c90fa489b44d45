package dev.singlet.it.allocation;

public enum TicketStatus {
  OPEN,
  CLOSED
}
