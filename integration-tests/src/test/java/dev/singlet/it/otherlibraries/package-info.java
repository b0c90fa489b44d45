/** What goes wrong in other libraries for single-table models. */
@NullMarked
package dev.singlet.it.otherlibraries;

import org.jspecify.annotations.NullMarked;
