/** The module for tests: recorded operations and faults. */
@NullMarked
package dev.singlet.it.testing;

import org.jspecify.annotations.NullMarked;
