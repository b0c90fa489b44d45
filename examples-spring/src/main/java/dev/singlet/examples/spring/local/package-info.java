/** Runs the shop on DynamoDB Local. */
@NullMarked
package dev.singlet.examples.spring.local;

import org.jspecify.annotations.NullMarked;
