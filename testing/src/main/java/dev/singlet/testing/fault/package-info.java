/**
 * Simulates DynamoDB's faults in tests. {@link dev.singlet.testing.fault.FaultProxy} is between a
 * client of the SDK and DynamoDB Local and makes {@linkplain dev.singlet.testing.fault.Fault
 * faults}, at random or by script. Begin with {@link FaultProxy}.
 */
@NullMarked
package dev.singlet.testing.fault;

import org.jspecify.annotations.NullMarked;
