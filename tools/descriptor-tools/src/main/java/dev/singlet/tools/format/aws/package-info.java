/**
 * Models for the DynamoDB server of AWS's MCP servers, and for the programs that come with it.
 * Begin with {@link AwsModel}.
 */
@NullMarked
package dev.singlet.tools.format.aws;

import org.jspecify.annotations.NullMarked;
