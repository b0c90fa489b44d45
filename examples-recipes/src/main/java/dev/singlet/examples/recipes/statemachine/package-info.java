/** Orders that go from state to state, and jobs that workers take from a queue. */
@NullMarked
package dev.singlet.examples.recipes.statemachine;

import org.jspecify.annotations.NullMarked;
