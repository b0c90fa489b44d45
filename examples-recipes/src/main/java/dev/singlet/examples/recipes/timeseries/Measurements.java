package dev.singlet.examples.recipes.timeseries;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Measurements", indexes = @Index("GSI1"))
public sealed interface Measurements permits Reading, LatestReading, HourOfDevice {}
