package dev.singlet.processor.write.item;

import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Names;

/** Writes the code that makes an id. */
final class NewIdCode {

  private NewIdCode() {}

  /** Returns a new id, as an expression. */
  static Code of(DefaultValue.NewId id) {
    return switch (id.format()) {
      case UUID_V4 -> Code.of("$T.uuidV4()$L", Names.IDS, id.isText() ? ".toString()" : "");
      case UUID_V7 -> Code.of("$T.uuidV7()$L", Names.IDS, id.isText() ? ".toString()" : "");
      case ULID -> Code.of("$T.ulid()", Names.IDS);
      case KSUID -> Code.of("$T.ksuid()", Names.IDS);
      case NANO_ID -> Code.of("$T.nanoId()", Names.IDS);
    };
  }
}
