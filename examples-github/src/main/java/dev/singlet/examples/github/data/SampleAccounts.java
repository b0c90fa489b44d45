package dev.singlet.examples.github.data;

import static dev.singlet.examples.github.data.SampleData.hour;
import static dev.singlet.examples.github.data.SampleData.pick;
import static dev.singlet.examples.github.data.SampleData.user;

import dev.singlet.examples.github.model.Gist;
import dev.singlet.examples.github.model.GistFile;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.User;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Users, organizations, memberships and gists. */
final class SampleAccounts {

  private static final int MEMBERS = 8;

  private static final List<String> PLANS = List.of("free", "pro", "team");

  private static final List<String> GISTS =
      List.of("backup", "hello-world", "query-notes", "shell-prompt", "vim-settings");

  private SampleAccounts() {}

  static List<GitHub> entities() {
    List<GitHub> entities = new ArrayList<>();
    for (int i = 0; i < SampleData.USERS.size(); i++) {
      entities.add(account(i));
    }
    for (int i = 0; i < SampleData.ORGANIZATIONS.size(); i++) {
      entities.add(organization(i));
      for (int member = 0; member < MEMBERS; member++) {
        entities.add(membership(i, member));
      }
    }
    for (int i = 0; i < SampleData.USERS.size(); i++) {
      for (int gist = 0; gist <= i % 3; gist++) {
        entities.add(gist(i, gist));
      }
    }
    return entities;
  }

  private static User account(int i) {
    String name = user(i);
    @Nullable String bio = i % 3 == 0 ? "Hi, I am " + name + "." : null;
    @Nullable String plan = i % 2 == 0 ? pick(PLANS, i / 2) : null;
    return new User(name, name + "@example.com", bio, plan, hour(i), hour(i + i * 7 % 50));
  }

  private static Organization organization(int i) {
    String name = SampleData.ORGANIZATIONS.get(i);
    @Nullable String description = i == 3 ? null : "Everything that " + name + " builds.";
    return new Organization(name, description, "enterprise", hour(20 + i), hour(20 + i));
  }

  private static Membership membership(int organization, int i) {
    String name = SampleData.ORGANIZATIONS.get(organization);
    String role = i == 0 ? "owner" : i == 1 ? "maintainer" : "member";
    int hour = 30 + organization * MEMBERS + i;
    return new Membership(name, user(organization * 5 + i * 2), role, hour(hour), hour(hour));
  }

  private static Gist gist(int owner, int i) {
    String id = pick(GISTS, owner + i);
    @Nullable String description = i == 0 ? "My " + id.replace('-', ' ') : null;
    List<GistFile> files = new ArrayList<>();
    for (int file = 0; file <= owner % 2; file++) {
      String content = "echo " + user(owner) + " " + file + "\n";
      @Nullable String language = file == 0 ? "Shell" : null;
      files.add(new GistFile(id + "-" + file + ".sh", language, content.length(), content));
    }
    int hour = 80 + owner * 3 + i;
    boolean isPublic = (owner + i) % 4 != 0;
    return new Gist(user(owner), id, description, isPublic, files, hour(hour), hour(hour + owner));
  }
}
