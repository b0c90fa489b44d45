/** Items and entities as DynamoDB JSON and as plain JSON. */
module dev.singlet.json {
  requires com.fasterxml.jackson.core;
  requires transitive dev.singlet.core;

  exports dev.singlet.json;
}
