package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

@Entity
@LinkedKey(partition = "ARTICLE#{id}", sort = "ARTICLE")
@LinkedKey(name = "inState", index = "GSI1", partition = "{section}#{state}", sort = "{id}")
public record Article(
    String id,
    @Attribute(readOnly = true) String author,
    @Attribute(readOnly = true) String section,
    String state)
    implements Press {}
