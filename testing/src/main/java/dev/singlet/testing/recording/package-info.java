/**
 * Tests a program's requests without a database. {@link
 * dev.singlet.testing.recording.RecordingDynamoDb} records requests and returns the answers that a
 * test sets. Begin with {@link RecordingDynamoDb}.
 */
@NullMarked
package dev.singlet.testing.recording;

import org.jspecify.annotations.NullMarked;
