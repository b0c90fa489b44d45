package dev.singlet.examples.recipes.chat;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;
import java.util.Objects;

/** Two users in a room, over the end of a month. */
public final class ChatRecipe implements Recipe {

  private static final Instant JANUARY = Instant.parse("2026-01-31T20:00:00Z");
  private static final Instant FEBRUARY = Instant.parse("2026-02-01T07:00:00Z");

  @Override
  public String name() {
    return "chat";
  }

  @Override
  public String summary() {
    return "rooms: pages both ways while messages come in, replies, reactions, unread, online";
  }

  @Override
  public void run(Steps steps) {
    TableClient chat = steps.table(ChatTable.SCHEMA);
    Rooms rooms = new Rooms(chat);
    Messages messages = new Messages(chat);
    Room lobby = steps.step("Open a room", () -> rooms.open("lobby", "Lobby", JANUARY));
    steps.step("Ann joins", () -> rooms.join("lobby", "ann", JANUARY.plusSeconds(60)));
    rooms.join("lobby", "bob", JANUARY.plusSeconds(120));
    steps.step(
        "A message", () -> messages.send("lobby", "m1", "ann", "Hello!", JANUARY.plusSeconds(180)));
    messages.send("lobby", "m2", "bob", "Lunch tomorrow?", JANUARY.plusSeconds(240));
    messages.send("lobby", "m3", "ann", "At noon.", FEBRUARY);
    pages(steps, new Timelines(chat, 2), messages, lobby);
    replies(steps, messages);
    reactions(steps, chat, messages);
    members(steps, chat, rooms);
  }

  private static void pages(Steps steps, Timelines timelines, Messages messages, Room lobby) {
    Instant now = FEBRUARY.plusSeconds(60);
    steps.step("The newest two", () -> timelines.newest(lobby, now).items());
    Slice first = timelines.newest(lobby, now);
    messages.send("lobby", "m4", "bob", "Good.", now.plusSeconds(5));
    Cursor older = Objects.requireNonNull(first.older());
    steps.step("Older ones", () -> timelines.page(lobby, older).items());
    Cursor newer = Objects.requireNonNull(timelines.page(lobby, older).newer());
    steps.step("Back to the newer ones", () -> timelines.page(lobby, newer).items());
    steps.step(
        "What has come since", () -> timelines.since(lobby, first.until(), now.plusSeconds(10)));
  }

  private static void replies(Steps steps, Messages messages) {
    Reply reply = new Reply("m2", FEBRUARY.plusSeconds(120), "r1", "ann", "With pleasure.");
    steps.step("Ann replies to a message", () -> messages.reply(reply));
    messages.reply(new Reply("m2", FEBRUARY.plusSeconds(180), "r2", "bob", "Fine."));
    steps.step("The message with its replies", () -> messages.conversation("m2", null));
  }

  private static void reactions(Steps steps, TableClient chat, Messages messages) {
    steps.step("Ann likes it", () -> messages.react(new Reaction("m2", "like", "ann")));
    steps.step("She likes it again", () -> messages.react(new Reaction("m2", "like", "ann")));
    messages.react(new Reaction("m2", "party", "ann"));
    messages.react(new Reaction("m2", "party", "bob"));
    steps.step("Bob takes one back", () -> messages.takeBack(new Reaction("m2", "party", "bob")));
    steps.step("The counts", () -> chat.execute(MessageEntity.get("m2")).orElseThrow());
    steps.step("Who reacted", () -> chat.execute(ReactionEntity.toMessage("m2")));
  }

  private static void members(Steps steps, TableClient chat, Rooms rooms) {
    Instant now = FEBRUARY.plusSeconds(300);
    Member bob = chat.execute(MemberEntity.get("lobby", "bob")).orElseThrow();
    steps.step("What Bob has not read", () -> rooms.unread(bob, now));
    steps.step("Bob reads", () -> rooms.read("lobby", "bob", now));
    steps.step("An older page changes nothing", () -> rooms.read("lobby", "bob", FEBRUARY));
    steps.step("Ann looks at the room", () -> rooms.show("lobby", "ann", steps.now()));
    steps.step(
        "An hour later Bob does, and asks who is there",
        () -> {
          rooms.show("lobby", "bob", steps.now());
          return rooms.online("lobby");
        });
    steps.step("Ann leaves", () -> rooms.leave("lobby", "ann", steps.now()));
  }
}
