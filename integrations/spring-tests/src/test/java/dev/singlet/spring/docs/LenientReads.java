package dev.singlet.spring.docs;

import dev.singlet.operation.TableAccess;
import dev.singlet.schema.TableSchema;
import dev.singlet.spring.boot.TableClientCustomizer;
import dev.singlet.value.ReadPolicy;
import org.springframework.stereotype.Component;

@Component
class LenientReads implements TableClientCustomizer {

  @Override
  public <C extends TableAccess<C>> C customize(C client, TableSchema schema) {
    return client.withReadPolicy(ReadPolicy.collect());
  }
}
