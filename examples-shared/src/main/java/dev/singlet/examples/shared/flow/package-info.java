/** What flows of several examples need. */
@NullMarked
package dev.singlet.examples.shared.flow;

import org.jspecify.annotations.NullMarked;
