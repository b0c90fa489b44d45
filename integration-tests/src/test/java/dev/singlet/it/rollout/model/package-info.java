/** The models of the tests of rollouts: one table as the programs of several releases know it. */
@NullMarked
package dev.singlet.it.rollout.model;

import org.jspecify.annotations.NullMarked;
