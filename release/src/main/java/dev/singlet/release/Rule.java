package dev.singlet.release;

import java.util.function.Consumer;

/** A demand on an artifact. */
interface Rule {
  /** Reports each breach, as a sentence that begins with the file or the element. */
  void check(StagedArtifact artifact, Consumer<String> findings);
}
