package dev.singlet.tools.analysis;

/**
 * What a user knows better about a relationship than keys tell: another name for it, one that no
 * key shows, or that it is none.
 *
 * @param from the entity on the one side
 * @param to the entity that belongs to it
 * @param label what to call it; empty to keep the name that was found
 * @param isHidden true to leave it out
 */
public record Correction(String from, String to, String label, boolean isHidden) {}
