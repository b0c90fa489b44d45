/** Models for the DynamoDB server of AWS's MCP servers, and for the programs that come with it. */
@NullMarked
package dev.singlet.tools.format.aws;

import org.jspecify.annotations.NullMarked;
