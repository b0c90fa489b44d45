package dev.singlet.it.docs.model;

import dev.singlet.annotation.Converter;

public record RepoName(String value) {

  public static final class Stored implements Converter<RepoName, String> {
    @Override
    public String toStored(RepoName name) {
      return name.value();
    }

    @Override
    public RepoName fromStored(String text) {
      return new RepoName(text);
    }
  }
}
