package dev.singlet.it.types.model;

import dev.singlet.annotation.Converter;

/** Stores a temperature in kelvin. */
public record TemperatureConverter() implements Converter<Temperature, Double> {

  @Override
  public Double toStored(Temperature temperature) {
    return temperature.celsius() + 273.0;
  }

  @Override
  public Temperature fromStored(Double kelvin) {
    return new Temperature(kelvin - 273.0);
  }
}
