package dev.singlet.it.docs.model;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(partition = "PROJECT#{project}", sort = "PROJECT#{project}")
public record Project(String project, String title, @CreatedAt Instant createdAt)
    implements Tracker {}
