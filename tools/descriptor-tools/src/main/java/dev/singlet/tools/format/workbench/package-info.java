/** The model files of NoSQL Workbench. Begin with {@link Workbench}. */
@NullMarked
package dev.singlet.tools.format.workbench;

import org.jspecify.annotations.NullMarked;
