package dev.singlet.it.entities.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import java.time.LocalDateTime;

/** Entities whose keys only the types and the constraints of their components tell apart. */
@Table(name = "Observatory", entityAttribute = "")
@SuppressWarnings("singlet:swallowed-prefix")
public sealed interface Observatory {

  /** The metadata, the times and the words of one telescope. */
  @ItemCollection(name = "ofTelescope")
  sealed interface Logged extends Observatory permits Telescope, Sighting, Remark {}

  @Entity
  @LinkedKey(partition = "SCOPE#{scope}", sort = "Metadata")
  record Telescope(String scope, int aperture) implements Logged {}

  @Entity
  @LinkedKey(name = "sightings", partition = "SCOPE#{scope}", sort = "{time}")
  record Sighting(String scope, @StoredTime(TimeFormat.SECONDS) LocalDateTime time, String object)
      implements Logged {}

  @Entity
  @LinkedKey(name = "remarks", partition = "SCOPE#{scope}", sort = "{word}")
  record Remark(String scope, @Pattern(regexp = "[a-z]+") String word, String text)
      implements Logged {}

  /** The versions of one document. */
  @ItemCollection(name = "ofDocument")
  sealed interface Version extends Observatory permits Draft, Published {}

  @Entity
  @LinkedKey(partition = "DOC#{doc}", sort = "v0")
  record Draft(String doc, String text) implements Version {}

  @Entity
  @LinkedKey(partition = "DOC#{doc}", sort = "v{number}", givesUp = KeyProperty.ORDER)
  record Published(String doc, @Positive int number, String text) implements Version {}

  @Entity
  @LinkedKey(partition = "{url:any}", sort = "LINK")
  record Link(@Pattern(regexp = "https://.*") String url, String title) implements Observatory {}

  @Entity
  @LinkedKey(partition = "OWNER#{id}", sort = "LINK")
  record Owner(String id, String name) implements Observatory {}
}
