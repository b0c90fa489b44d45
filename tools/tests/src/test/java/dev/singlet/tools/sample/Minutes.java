package dev.singlet.tools.sample;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;

/** Minutes of meetings, which remember their author. */
@Table(name = "Minutes")
sealed interface Minutes {

  @Entity
  @LinkedKey(partition = "MEETING#{meeting}", sort = "MINUTES")
  record Meeting(
      String meeting,
      @FromContext(name = "user", on = FromContext.On.CREATE) String author,
      @FromContext(name = "user") String editor)
      implements Minutes {}
}
