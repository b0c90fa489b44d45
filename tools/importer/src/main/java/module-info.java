/** Java models from the {@code schema.json} of AWS's DynamoDB MCP server. */
module dev.singlet.importer {
  requires dev.singlet.model;
  requires java.compiler;

  exports dev.singlet.importer;
}
