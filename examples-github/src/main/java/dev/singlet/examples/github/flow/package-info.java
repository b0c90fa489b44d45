/** Changes on a GitHub: each flow is one transaction where it writes more than one item. */
@NullMarked
package dev.singlet.examples.github.flow;

import org.jspecify.annotations.NullMarked;
