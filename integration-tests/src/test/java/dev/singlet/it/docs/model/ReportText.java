package dev.singlet.it.docs.model;

import dev.singlet.annotation.Projection;
import org.jspecify.annotations.Nullable;

@Projection(of = Report.class)
public record ReportText(String title, @Nullable String body) {}
