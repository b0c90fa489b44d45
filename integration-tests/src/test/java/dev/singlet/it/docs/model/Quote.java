package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Entity(table = Workshop.class)
@LinkedKey(partition = "QUOTE#{id}", sort = "QUOTE")
public record Quote(
    String id,
    long price,
    long tax,
    @Nullable Long discount,
    @Min(0) long total,
    long budget,
    @Nullable List<String> parts,
    @Nullable List<String> extras) {}
