package dev.singlet.it.docs.model;

import dev.singlet.annotation.Projection;

@Projection(of = Report.class)
public record ReportSummary(String title, Report.State state) {}
