/**
 * The content of {@code schema.json}: reads the file, and produces records that are sound in
 * themselves. Imports nothing of Java models. Begin with {@link
 * dev.singlet.importer.schema.SchemaReader}.
 *
 * @see <a href="https://github.com/awslabs/mcp/tree/main/src/dynamodb-mcp-server">AWS's DynamoDB
 *     MCP server</a>
 */
@NullMarked
package dev.singlet.importer.schema;

import org.jspecify.annotations.NullMarked;
