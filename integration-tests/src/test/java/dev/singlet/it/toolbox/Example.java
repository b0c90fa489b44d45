package dev.singlet.it.toolbox;

import dev.singlet.item.Get;
import dev.singlet.item.Put;

/**
 * A record, and the fixture that must be its item.
 *
 * @param name the fixture's name
 * @param record the same values in Java
 * @param put writes the record
 * @param get reads it back
 */
record Example<T>(String name, T record, Put<T> put, Get<T> get) {

  @Override
  public String toString() {
    return name;
  }
}
