package dev.singlet.examples.recipes.timeseries;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(
    name = "atSite",
    purpose = "The latest reading of each device of a site.",
    partition = "LATEST#{site}",
    sort = "{device}")
public record LatestReading(String site, String device, Instant takenAt, double celsius)
    implements Measurements {}
