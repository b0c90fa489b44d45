/**
 * The model of a table as it was last released, in files of a project, with the steps that led to
 * it. Begin with {@link dev.singlet.change.recorded.RecordedFolder}.
 */
@NullMarked
package dev.singlet.change.recorded;

import org.jspecify.annotations.NullMarked;
