/** The annotations that describe a single-table model. */
module dev.singlet.annotations {
  requires static transitive jakarta.validation;
  requires transitive org.jspecify;

  exports dev.singlet.annotation;
  exports dev.singlet.convert;
}
