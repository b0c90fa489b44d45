/** The sources of models: descriptors in folders and jars. */
@NullMarked
package dev.singlet.tools.source;

import org.jspecify.annotations.NullMarked;
