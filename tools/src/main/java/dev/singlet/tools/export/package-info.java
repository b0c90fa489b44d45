/** What an exporter is, and what it gets. */
@NullMarked
package dev.singlet.tools.export;

import org.jspecify.annotations.NullMarked;
