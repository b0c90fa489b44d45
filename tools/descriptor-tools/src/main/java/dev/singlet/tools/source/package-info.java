/** The sources of models: descriptors in folders and jars. Begin with {@link Models}. */
@NullMarked
package dev.singlet.tools.source;

import org.jspecify.annotations.NullMarked;
