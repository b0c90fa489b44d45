/**
 * The model of the tests with the SDK's enhanced client: a record of the types that both libraries
 * store.
 */
@NullMarked
package dev.singlet.it.enhancedclient.model;

import org.jspecify.annotations.NullMarked;
