/** HTTP clients that answer prepared bytes, as DynamoDB would send them. */
@NullMarked
package dev.singlet.benchmarks.http;

import org.jspecify.annotations.NullMarked;
