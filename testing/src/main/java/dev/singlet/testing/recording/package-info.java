/**
 * Tests a program's requests without a database. {@link
 * dev.singlet.testing.recording.RecordingDynamoDb} records requests and returns the answers that a
 * test sets.
 */
@NullMarked
package dev.singlet.testing.recording;

import org.jspecify.annotations.NullMarked;
