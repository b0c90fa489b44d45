package dev.singlet.spring.boot;

import dev.singlet.spring.SingletExceptionTranslator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.dao.annotation.PersistenceExceptionTranslationPostProcessor;
import org.springframework.dao.support.PersistenceExceptionTranslator;

/** Translates the exceptions that classes with {@code @Repository} throw. */
@AutoConfiguration(
    afterName = {
      "org.springframework.boot.persistence.autoconfigure.PersistenceExceptionTranslationAutoConfiguration",
      "org.springframework.boot.autoconfigure.dao.PersistenceExceptionTranslationAutoConfiguration"
    })
@ConditionalOnClass(PersistenceExceptionTranslator.class)
@ConditionalOnProperty(name = "singlet.enabled", matchIfMissing = true)
public final class SingletExceptionsAutoConfiguration {

  /** Called by Spring. */
  public SingletExceptionsAutoConfiguration() {}

  @Bean
  @ConditionalOnMissingBean
  SingletExceptionTranslator singletExceptionTranslator() {
    return new SingletExceptionTranslator();
  }

  /** As Boot's own, which isn't on every class path. */
  @Bean
  @ConditionalOnMissingBean
  @ConditionalOnProperty(
      name = {
        "spring.dao.exceptiontranslation.enabled",
        "spring.persistence.exceptiontranslation.enabled"
      },
      matchIfMissing = true)
  static PersistenceExceptionTranslationPostProcessor
      singletPersistenceExceptionTranslationPostProcessor(Environment environment) {
    PersistenceExceptionTranslationPostProcessor processor =
        new PersistenceExceptionTranslationPostProcessor();
    processor.setProxyTargetClass(
        environment.getProperty("spring.aop.proxy-target-class", Boolean.class, true));
    return processor;
  }
}
