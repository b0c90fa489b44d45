package dev.singlet.it.hostile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Changes one value somewhere in an item. */
final class Mutation {

  private final SplittableRandom random;
  private final HostileValues hostile;

  Mutation(SplittableRandom random) {
    this.random = random;
    this.hostile = new HostileValues(random);
  }

  /** The item with one of its attributes, or something within it, changed. */
  Map<String, AttributeValue> of(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> changed = new LinkedHashMap<>(item);
    if (item.isEmpty() || random.nextInt(20) == 0) {
      changed.put(hostile.text(), hostile.any());
      return changed;
    }
    List<String> names = new ArrayList<>(item.keySet());
    String name = names.get(random.nextInt(names.size()));
    if (random.nextInt(10) == 0) {
      changed.remove(name);
    } else {
      changed.put(name, of(item.get(name)));
    }
    return changed;
  }

  private @Nullable AttributeValue of(@Nullable AttributeValue value) {
    if (value == null || random.nextInt(4) == 0) {
      return hostile.any();
    }
    return switch (value.type()) {
      case S -> ofText(value.s());
      case N -> ofNumber(value.n());
      case SS -> AttributeValue.createSs(ofTexts(value.ss()));
      case NS -> AttributeValue.createNs(ofTexts(value.ns()));
      case L -> AttributeValue.createL(ofElements(value.l()));
      case M -> AttributeValue.createM(of(value.m()));
      default -> hostile.any();
    };
  }

  private AttributeValue ofText(@Nullable String text) {
    String old = text == null ? "" : text;
    return switch (random.nextInt(4)) {
      case 0 -> AttributeValue.createN(old);
      case 1 -> AttributeValue.createS(hostile.text());
      case 2 -> AttributeValue.createSs(List.of(old, old));
      default -> AttributeValue.createS(spoilt(old));
    };
  }

  private AttributeValue ofNumber(@Nullable String number) {
    String old = number == null ? "" : number;
    return switch (random.nextInt(4)) {
      case 0 -> AttributeValue.createS(old);
      case 1, 2 -> AttributeValue.createN(hostile.number());
      default -> AttributeValue.createN(spoilt(old));
    };
  }

  /** Text with a character left out, put in, or changed. */
  private String spoilt(String text) {
    StringBuilder spoilt = new StringBuilder(text);
    int index = random.nextInt(text.length() + 1);
    char c = "09-+.:TZEa \0\uD83D\u0663".charAt(random.nextInt(14));
    if (index == text.length() || random.nextBoolean()) {
      spoilt.insert(index, c);
    } else if (random.nextBoolean()) {
      spoilt.deleteCharAt(index);
    } else {
      spoilt.setCharAt(index, c);
    }
    return spoilt.toString();
  }

  private List<String> ofTexts(List<String> texts) {
    List<String> changed = new ArrayList<>(texts);
    changed.add(
        switch (random.nextInt(4)) {
          case 0 -> hostile.text();
          case 1 -> hostile.number();
          case 2 -> texts.isEmpty() ? null : texts.get(0);
          default -> spoilt(texts.isEmpty() || texts.get(0) == null ? "" : texts.get(0));
        });
    return changed;
  }

  private List<AttributeValue> ofElements(List<AttributeValue> elements) {
    List<AttributeValue> changed = new ArrayList<>(elements);
    if (changed.isEmpty() || random.nextInt(3) == 0) {
      changed.add(hostile.any());
    } else {
      int index = random.nextInt(changed.size());
      changed.set(index, of(changed.get(index)));
    }
    return changed;
  }
}
