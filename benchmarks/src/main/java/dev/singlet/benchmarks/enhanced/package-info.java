/** The items of the model as users of the SDK's enhanced client declare them. */
package dev.singlet.benchmarks.enhanced;
