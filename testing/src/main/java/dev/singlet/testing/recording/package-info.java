/**
 * Asserts what a program asks of DynamoDB, without a database: {@link
 * dev.singlet.testing.recording.RecordingDynamoDb} records requests and answers as it is told.
 */
@NullMarked
package dev.singlet.testing.recording;

import org.jspecify.annotations.NullMarked;
