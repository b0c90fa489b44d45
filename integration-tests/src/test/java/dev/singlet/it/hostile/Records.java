package dev.singlet.it.hostile;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Copies of records. */
final class Records {

  private Records() {}

  /** The same record but for one component. */
  @SuppressWarnings("unchecked")
  static <T extends Record> T with(T record, String component, @Nullable Object value) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        boolean isIt = components[i].getName().equals(component);
        values[i] = isIt ? value : components[i].getAccessor().invoke(record);
      }
      return (T) record.getClass().getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError(component, impossible);
    }
  }
}
