package dev.singlet.benchmarks.model;

import dev.singlet.annotation.ItemCollection;

/** An issue and what was said and done about it, which share a partition. */
@ItemCollection(name = "byIssue")
public sealed interface IssueThread extends Tracker permits Issue, Comment, Event {}
