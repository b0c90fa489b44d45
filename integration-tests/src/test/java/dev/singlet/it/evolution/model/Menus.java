package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.Table;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;

/** Menus whose lists, maps and records have defaults, which older items lack. */
@Table(name = "Menus")
public sealed interface Menus {

  @Entity
  @LinkedKey(partition = "MENU#{id}", sort = "MENU")
  record Menu(
      String id,
      String cook,
      @Default(constant = "BREAD") @Prefix("d:") List<String> dishes,
      @Default(constant = "BREAD") @Size(max = 2) List<String> drinks,
      @Default(constant = "PLATES") @Size(min = 2) List<String> plates,
      @Default(method = "signed") List<String> notes,
      @Default(constant = "PRICES") Map<String, Integer> prices,
      @Default(method = "priced") Map<String, Integer> extras,
      @Default(constant = "PLAIN") Course course,
      Course dessert)
      implements Menus {

    public static final List<String> BREAD = List.of("bread");
    public static final List<String> PLATES = List.of("small", "large");
    public static final Map<String, Integer> PRICES = Map.of("bread", 1);
    public static final Course PLAIN =
        new Course("plain", List.of("salt"), List.of(), Map.of("soup", 1));

    public static List<String> signed(String cook) {
      return List.of("by " + cook);
    }

    public static Map<String, Integer> priced(String cook) {
      return Map.of(cook, 1);
    }
  }

  record Course(
      String name,
      @Default(constant = "SALT") List<String> spices,
      @Default(method = "named") List<String> hints,
      @Default(constant = "SIDES") Map<String, Integer> sides) {

    public static final List<String> SALT = List.of("salt");
    public static final Map<String, Integer> SIDES = Map.of("rice", 2);

    public static List<String> named(String name) {
      return List.of("of " + name);
    }
  }
}
