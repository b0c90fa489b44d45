package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild.Member;
import dev.singlet.it.writers.model.Guild.Robot;
import dev.singlet.it.writers.model.GuildMemberEntity;
import dev.singlet.it.writers.model.GuildRobotEntity;
import dev.singlet.operation.Operation;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Random writes under a key that two entities share, one with a version and unique values. */
record AccountWrites(AnyValues any, Key key, @Nullable Item before, Instant now) {

  Act next() {
    return random().chance(65) ? member() : robot();
  }

  private Nasty random() {
    return any.random();
  }

  private boolean isThere(Kind kind) {
    return before != null && before.kind() == kind;
  }

  private Refusal ifOther(Kind kind) {
    return before == null || isThere(kind) ? Refusal.NEVER : Refusal.ALWAYS;
  }

  private Refusal unless(boolean isMade) {
    return isMade ? Refusal.NEVER : Refusal.ALWAYS;
  }

  private Item put(Kind kind, Fields fields) {
    return Item.put(key, kind, fields, now, now);
  }

  private @Nullable Item updated(Kind kind, Fields fields) {
    return isThere(kind) ? Objects.requireNonNull(before).updated(fields, now) : null;
  }

  private long version() {
    return isThere(Kind.MEMBER) ? Objects.requireNonNull(before).fields().<Long>get("version") : 0;
  }

  private Act member() {
    Fields wanted = any.member(key.owner());
    boolean isThere = isThere(Kind.MEMBER);
    Fields old = isThere ? Objects.requireNonNull(before).fields() : wanted;
    Fields counted = old.with("version", version() + 1);
    return switch (random().below(9)) {
      case 0, 1 -> {
        long told = random().chance(80) ? version() : random().below(4);
        Item given = put(Kind.MEMBER, wanted.with("version", told));
        Refusal refusal = told == version() ? ifOther(Kind.MEMBER) : Refusal.ALWAYS;
        yield Act.of(
            GuildMemberEntity.put((Member) given.record()),
            key,
            put(Kind.MEMBER, wanted.with("version", told + 1)),
            refusal);
      }
      case 2 ->
          Act.of(
              GuildMemberEntity.put((Member) put(Kind.MEMBER, wanted).record()).ifNotExists(),
              key,
              put(Kind.MEMBER, wanted.with("version", 1L)),
              unless(before == null));
      case 3 -> {
        long told = random().chance(70) ? version() : random().below(4);
        // What is not there has no version to differ; an item of the other entity stays.
        boolean isMade = isThere ? told == version() : told == 0 && before == null;
        yield Act.of(
            GuildMemberEntity.delete(key.owner(), told),
            key,
            null,
            isThere || before == null ? unless(isMade) : Refusal.ALWAYS);
      }
      case 4 -> {
        Fields after =
            counted
                .from("email", wanted)
                .from("badge", wanted)
                .from("team", wanted)
                .from("level", wanted);
        Fields created = after.with("profile", null).with("extras", Map.of());
        Operation<?> upsert =
            GuildMemberEntity.upsert(
                key.owner(),
                wanted.get("email"),
                wanted.find("badge"),
                wanted.find("team"),
                wanted.get("level"));
        yield Act.of(
            upsert,
            key,
            isThere ? updated(Kind.MEMBER, after) : put(Kind.MEMBER, created),
            ifOther(Kind.MEMBER));
      }
      case 5 -> revision(old, wanted);
      default -> update(old, counted, wanted);
    };
  }

  private Act update(Fields old, Fields counted, Fields wanted) {
    GuildMemberEntity.Update update = GuildMemberEntity.update(key.owner());
    Fields after = counted;
    boolean isRight = true;
    Fields told = random().chance(85) ? old : any.member(key.owner());
    switch (random().below(5)) {
      case 0 -> {
        String team = wanted.find("team");
        if (team == null) {
          update = update.removeTeam();
        } else {
          update = update.team(team, told.<Integer>get("level"));
          isRight = told.get("level").equals(old.get("level"));
        }
        after = after.from("team", wanted);
      }
      case 1 -> {
        update = update.level(wanted.<Integer>get("level"), told.<@Nullable String>find("team"));
        isRight = Objects.equals(told.find("team"), old.find("team"));
        after = after.from("level", wanted);
      }
      case 2 -> {
        update = update.email(wanted.get("email"));
        after = after.from("email", wanted);
      }
      case 3 -> {
        Integer badge = wanted.find("badge");
        update = badge == null ? update.removeBadge() : update.badge(badge);
        after = after.from("badge", wanted);
      }
      default -> {
        update = update.teamAndLevel(wanted.find("team"), wanted.<Integer>get("level"));
        after = after.from("team", wanted).from("level", wanted);
      }
    }
    if (random().chance(50)) {
      Document profile = wanted.find("profile");
      update = profile == null ? update.removeProfile() : update.profile(profile);
      after = after.with("profile", profile);
    }
    if (random().chance(20)) {
      long version = random().chance(70) ? version() : random().below(4);
      update = update.ifVersion(version);
      isRight &= version == version();
    }
    return Act.of(
        update, key, updated(Kind.MEMBER, after), unless(isThere(Kind.MEMBER) && isRight));
  }

  private Act revision(Fields old, Fields wanted) {
    long told = random().chance(75) ? version() : random().below(4);
    Fields from = old.with("version", told);
    Fields to = from;
    for (String component : new String[] {"email", "badge", "team", "level", "profile", "extras"}) {
      if (random().chance(40)) {
        to = to.from(component, wanted);
      }
    }
    Member before = (Member) put(Kind.MEMBER, from).record();
    Member after = (Member) put(Kind.MEMBER, to).record();
    if (before.equals(after)) {
      return Act.of(GuildMemberEntity.update(before, after), key, this.before, Refusal.NEVER);
    }
    return Act.of(
        GuildMemberEntity.update(before, after),
        key,
        updated(Kind.MEMBER, to.with("version", told + 1)),
        unless(isThere(Kind.MEMBER) && told == version()));
  }

  private Act robot() {
    Fields wanted = any.robot(key.owner());
    boolean isThere = isThere(Kind.ROBOT);
    Fields old = isThere ? Objects.requireNonNull(before).fields() : wanted;
    return switch (random().below(7)) {
      case 0, 1 ->
          Act.of(
              GuildRobotEntity.put((Robot) put(Kind.ROBOT, wanted).record()),
              key,
              put(Kind.ROBOT, wanted),
              ifOther(Kind.ROBOT));
      case 2 ->
          Act.of(
              GuildRobotEntity.delete(key.owner()),
              key,
              null,
              before == null || isThere ? Refusal.NEVER : Refusal.ALWAYS);
      case 3 -> {
        Fields after =
            isThere
                ? old.from("model", wanted).from("team", wanted).from("parts", wanted)
                : wanted.with("charge", 5).with("until", null);
        yield Act.of(
            GuildRobotEntity.upsert(
                key.owner(), wanted.get("model"), wanted.find("team"), wanted.get("parts")),
            key,
            isThere ? updated(Kind.ROBOT, after) : put(Kind.ROBOT, after),
            ifOther(Kind.ROBOT));
      }
      case 4 -> {
        Fields to = old;
        for (String component : new String[] {"model", "team", "charge", "until", "parts"}) {
          if (random().chance(40)) {
            to = to.from(component, wanted);
          }
        }
        Robot from = (Robot) put(Kind.ROBOT, old).record();
        Robot after = (Robot) put(Kind.ROBOT, to).record();
        yield from.equals(after)
            ? Act.of(GuildRobotEntity.update(from, after), key, before, Refusal.NEVER)
            : new Act(
                GuildRobotEntity.update(from, after),
                key,
                updated(Kind.ROBOT, to),
                unless(isThere),
                before != null && !before.isExact());
      }
      default -> updateRobot(old, wanted);
    };
  }

  private Act updateRobot(Fields old, Fields wanted) {
    GuildRobotEntity.Update update =
        GuildRobotEntity.update(key.owner()).model(wanted.get("model"));
    Fields after = old.from("model", wanted);
    boolean isMade = isThere(Kind.ROBOT);
    if (random().chance(50)) {
      String team = wanted.find("team");
      update = team == null ? update.removeTeam() : update.team(team);
      after = after.from("team", wanted);
    }
    if (random().chance(50)) {
      int charge = old.<Integer>get("charge") - random().below(4);
      update = update.decrementCharge(old.<Integer>get("charge") - charge);
      after = after.with("charge", charge);
      isMade &= charge >= 0;
    }
    if (random().chance(30)) {
      update = update.removeUntil();
      after = after.with("until", null);
    }
    if (random().chance(40)) {
      String name = random().oneOf("p", "q", "r.s");
      Map<String, Integer> parts = new LinkedHashMap<>(after.<Map<String, Integer>>get("parts"));
      if (random().chance(60)) {
        parts.put(name, 9);
        update = update.set(GuildRobotEntity.PARTS.key(name), 9);
      } else {
        parts.remove(name);
        update = update.remove(GuildRobotEntity.PARTS.key(name));
      }
      after = after.with("parts", Collections.unmodifiableMap(parts));
    }
    return Act.of(update, key, updated(Kind.ROBOT, after), unless(isMade));
  }
}
