package dev.singlet.it.docs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(name = "ofFleet", partition = "FLEET#{fleet}", sort = "TRUCK#{plate}")
@LinkedKey(
    name = "inDepot",
    index = "GSI1",
    when = "depot != ''",
    partition = "DEPOT#{depot}",
    sort = "{fleet}#{plate}")
public record Truck(String fleet, String plate, @Nullable String depot, int mileage)
    implements Fleet {}
