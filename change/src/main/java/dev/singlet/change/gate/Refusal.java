package dev.singlet.change.gate;

import dev.singlet.model.change.ModelChange;

/**
 * A change that stored items or running programs would feel, and that nobody accepted.
 *
 * @param change the change
 * @param text the change, its meaning, and the ways out, in several lines
 */
public record Refusal(ModelChange change, String text) {}
