/**
 * The shop of the e-commerce example over HTTP. {@code api} has the controllers, {@code store}
 * reads and writes the table, {@code local} runs it all without AWS.
 */
@NullMarked
package dev.singlet.examples.spring;

import org.jspecify.annotations.NullMarked;
