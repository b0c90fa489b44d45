package dev.singlet.tools.format.infrastructure;

import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.format.infrastructure.Yaml.Function;
import dev.singlet.tools.json.JsonMembers;
import java.util.Map;

/** The parts of a template of CloudFormation around a table. */
final class Template {

  static final String VERSION = "AWSTemplateFormatVersion: \"2010-09-09\"\n";

  private Template() {}

  /** Returns a resource that stays in the account when its stack goes, or is updated to another. */
  static Map<String, Object> retained(String type, Map<String, Object> properties) {
    return new JsonMembers()
        .put("Type", type)
        .put("DeletionPolicy", "Retain")
        .put("UpdateReplacePolicy", "Retain")
        .put("Properties", properties)
        .all();
  }

  /** Returns the outputs of a table: its name, its ARN, and the ARN of its stream. */
  static Map<String, Object> outputs(String resource, TableSettings settings) {
    return new JsonMembers()
        .put("TableName", output("TableName", Function.ref(resource)))
        .put("TableArn", output("TableArn", Function.attribute(resource, "Arn")))
        .putIf(
            settings.hasStream(),
            "StreamArn",
            output("StreamArn", Function.attribute(resource, "StreamArn")))
        .all();
  }

  private static Map<String, Object> output(String name, Function value) {
    Function export = new Function("!Sub", "${AWS::StackName}-" + name);
    return new JsonMembers()
        .put("Value", value)
        .put("Export", new JsonMembers().put("Name", export).all())
        .all();
  }
}
