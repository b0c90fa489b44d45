package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Users, whom they follow, and what they see of these. */
@Table(name = "Social", indexes = @Index("GSI1"))
public sealed interface Social permits User, Follow, Post, FeedEntry, FanOut {}
