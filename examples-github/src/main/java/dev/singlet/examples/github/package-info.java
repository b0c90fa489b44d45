/** A program that runs the access patterns of a GitHub on DynamoDB. */
@NullMarked
package dev.singlet.examples.github;

import org.jspecify.annotations.NullMarked;
