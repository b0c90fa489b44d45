/** Items that the SDK's enhanced client wrote, read and written by a model of the same types. */
@org.jspecify.annotations.NullMarked
package dev.singlet.it.enhancedclient;
