package dev.singlet.spring.boot.test;

import dev.singlet.schema.TableSchema;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.annotation.Bean;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.stereotype.Repository;

/** Excludes what component scanning finds and a {@link SingletTest} doesn't need. */
final class SingletTypes extends TypeExcludeFilter {

  @Override
  public boolean match(MetadataReader reader, MetadataReaderFactory factory) throws IOException {
    AnnotationMetadata type = reader.getAnnotationMetadata();
    return !type.hasAnnotation(Repository.class.getName()) && !declaresTable(type);
  }

  private static boolean declaresTable(AnnotationMetadata type) {
    return type.getAnnotatedMethods(Bean.class.getName()).stream()
        .anyMatch(bean -> bean.getReturnTypeName().equals(TableSchema.class.getName()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SingletTypes;
  }

  @Override
  public int hashCode() {
    return SingletTypes.class.hashCode();
  }
}
