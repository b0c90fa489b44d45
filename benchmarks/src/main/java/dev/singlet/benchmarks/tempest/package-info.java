/** The items of the model as users of Tempest declare them. */
package dev.singlet.benchmarks.tempest;
