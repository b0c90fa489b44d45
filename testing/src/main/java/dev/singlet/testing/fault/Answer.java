package dev.singlet.testing.fault;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.zip.CRC32;

/** An answer to a client: a status, a body, and the checksum that the SDK checks the body with. */
final class Answer {

  private static final int OK = 200;

  private final int status;
  private final byte[] body;

  Answer(int status, byte[] body) {
    this.status = status;
    this.body = body;
  }

  static Answer of(JsonNode json) {
    return new Answer(OK, Call.bytes(json));
  }

  int status() {
    return status;
  }

  byte[] body() {
    return body;
  }

  boolean isOk() {
    return status == OK;
  }

  String crc32() {
    CRC32 checksum = new CRC32();
    checksum.update(body);
    return Long.toString(checksum.getValue());
  }

  ObjectNode json() {
    try {
      return (ObjectNode) Call.JSON.readTree(body);
    } catch (IOException e) {
      throw new IllegalStateException("The body of a response is not JSON: " + e, e);
    }
  }
}
