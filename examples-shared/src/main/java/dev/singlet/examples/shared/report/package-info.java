/** Shows operations as text: the request, what it gave, and the items as a table. */
@NullMarked
package dev.singlet.examples.shared.report;

import org.jspecify.annotations.NullMarked;
