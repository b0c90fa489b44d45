/** The model of the tests of streams: users and organizations that share a key space. */
@NullMarked
package dev.singlet.it.streams.model;

import org.jspecify.annotations.NullMarked;
