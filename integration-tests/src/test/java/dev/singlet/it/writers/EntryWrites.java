package dev.singlet.it.writers;

import dev.singlet.it.writers.model.Guild;
import dev.singlet.it.writers.model.GuildEntryEntity;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Random writes of one entry. */
record EntryWrites(AnyValues any, Key key, @Nullable Item before, Instant now) {

  /** A put or a delete, which a batch takes as it is. */
  Act whole() {
    if (any.random().chance(30)) {
      return Act.of(GuildEntryEntity.delete(key.owner(), key.number()), key, null, Refusal.NEVER);
    }
    Item after = Item.put(key, Kind.ENTRY, any.entry(key.owner(), key.number()), now, now);
    return Act.of(GuildEntryEntity.put((Guild.Entry) after.record()), key, after, Refusal.NEVER);
  }

  Act next() {
    Fields wanted = any.entry(key.owner(), key.number());
    Fields old = before == null ? wanted : before.fields();
    String kind = wanted.find("kind");
    String text = wanted.get("text");
    Refusal ifAbsent = before == null ? Refusal.ALWAYS : Refusal.NEVER;
    return switch (any.random().below(5)) {
      case 0 -> {
        GuildEntryEntity.Update update = GuildEntryEntity.update(key.owner(), key.number());
        update = kind == null ? update.removeKind() : update.kind(kind);
        yield Act.of(update, key, after(old.with("kind", kind)), ifAbsent);
      }
      case 1 ->
          Act.of(
              GuildEntryEntity.update(key.owner(), key.number()).text(text),
              key,
              after(old.with("text", text)),
              ifAbsent);
      case 2 ->
          Act.of(
              GuildEntryEntity.upsert(key.owner(), key.number(), kind, text),
              key,
              before == null
                  ? Item.put(key, Kind.ENTRY, wanted, now, now)
                  : before.updated(wanted, now),
              Refusal.NEVER);
      case 3 -> {
        Item put = Item.put(key, Kind.ENTRY, wanted, now, now);
        yield Act.of(
            GuildEntryEntity.put((Guild.Entry) put.record()).ifNotExists(),
            key,
            put,
            before == null ? Refusal.NEVER : Refusal.ALWAYS);
      }
      default -> whole();
    };
  }

  private @Nullable Item after(Fields fields) {
    return before == null ? null : before.updated(fields, now);
  }
}
