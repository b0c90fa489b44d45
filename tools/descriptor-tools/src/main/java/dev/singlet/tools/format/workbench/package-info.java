/** The model files of NoSQL Workbench. */
@NullMarked
package dev.singlet.tools.format.workbench;

import org.jspecify.annotations.NullMarked;
