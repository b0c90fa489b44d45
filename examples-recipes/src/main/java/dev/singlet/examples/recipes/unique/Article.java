package dev.singlet.examples.recipes.unique;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Unique;

/** An article. Its slug is unique within its workspace, and can change. */
@Entity
@LinkedKey(partition = "ARTICLE#{id}", sort = "ARTICLE")
public record Article(
    String id, String workspace, @Unique(scope = "workspace") String slug, String title)
    implements Site {}
