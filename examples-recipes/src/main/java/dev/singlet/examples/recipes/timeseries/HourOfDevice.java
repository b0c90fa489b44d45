package dev.singlet.examples.recipes.timeseries;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

@Entity
@LinkedKey(
    name = "ofDevice",
    purpose = "Hours of a device, by time.",
    partition = "HOUR#{device}#{hour:year}",
    sort = "{hour:millis}",
    across = "hour")
public record HourOfDevice(
    String device, Instant hour, int readings, double least, double mean, double greatest)
    implements Measurements {}
