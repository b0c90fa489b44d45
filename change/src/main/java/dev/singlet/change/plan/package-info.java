/**
 * The rollout of a changed model, step by step. Begin with {@link dev.singlet.change.plan.Plan}.
 */
@NullMarked
package dev.singlet.change.plan;

import org.jspecify.annotations.NullMarked;
