package dev.singlet.change.plan;

import dev.singlet.model.change.ModelChange;

/**
 * Another form of the model that reaches the same with fewer steps.
 *
 * @param change the change that it replaces
 * @param way what to declare, as a sentence or more
 */
public record CheaperWay(ModelChange change, String way) {}
