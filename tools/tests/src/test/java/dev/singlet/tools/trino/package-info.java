/** Views in the SQL of Trino: parsed by Trino, and run on lines of an export. */
@NullMarked
package dev.singlet.tools.trino;

import org.jspecify.annotations.NullMarked;
