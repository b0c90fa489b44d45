/**
 * Plans for changed models: the models that they start from, and the formats in which they are
 * written. Begin with {@link dev.singlet.tools.plan.PlanRun}.
 */
@NullMarked
package dev.singlet.tools.plan;

import org.jspecify.annotations.NullMarked;
