package dev.singlet.tools.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"singlet " + (version == null ? "(not in its jar)" : version)};
  }
}
