/**
 * The gate for changed models. Reads the recorded models of a project and the descriptors of its
 * tables; produces errors where a change breaks what is stored. Begin with {@link RecordedModels}.
 * May import {@code diag} and {@code mirror}.
 */
@NullMarked
package dev.singlet.processor.change;

import org.jspecify.annotations.NullMarked;
