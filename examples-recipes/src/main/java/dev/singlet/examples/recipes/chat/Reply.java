package dev.singlet.examples.recipes.chat;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** An answer to a message. The room doesn't show it. */
@Entity
@LinkedKey(partition = "MESSAGE#{message}", sort = "REPLY#{sentAt}#{id}")
public record Reply(String message, Instant sentAt, String id, String author, String text)
    implements Conversation {}
