/** Where models come from: descriptors in folders and jars. */
@NullMarked
package dev.singlet.tools.source;

import org.jspecify.annotations.NullMarked;
