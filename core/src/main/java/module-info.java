/** The runtime of Singlet: operations as values, and the client that executes them. */
// "opens": a package of nothing but the resource. "module": modules that are built after this one.
@SuppressWarnings({"opens", "module"})
module dev.singlet.core {
  requires transitive dev.singlet.annotations;
  requires transitive dev.singlet.model;
  requires transitive org.jspecify;
  requires transitive software.amazon.awssdk.awscore;
  requires transitive software.amazon.awssdk.core;
  requires org.reactivestreams;
  requires software.amazon.awssdk.http;
  requires software.amazon.awssdk.metrics;
  requires software.amazon.awssdk.retries.api;
  requires transitive software.amazon.awssdk.services.dynamodb;

  exports dev.singlet;
  exports dev.singlet.batch;
  exports dev.singlet.item;
  exports dev.singlet.listener;
  exports dev.singlet.operation;
  exports dev.singlet.query;
  exports dev.singlet.scan;
  exports dev.singlet.search;
  exports dev.singlet.transaction;
  exports dev.singlet.crypto;
  exports dev.singlet.runtime.entity;
  exports dev.singlet.error;
  exports dev.singlet.attribute;
  exports dev.singlet.runtime.expression;
  exports dev.singlet.runtime.codec;
  exports dev.singlet.runtime.codec.nested;
  exports dev.singlet.runtime.constraint;
  exports dev.singlet.runtime.item;
  exports dev.singlet.runtime.key;
  exports dev.singlet.schema;
  exports dev.singlet.stream;
  exports dev.singlet.value;

  // The SDK makes the interceptor that its class path resource names, which it must be let see.
  opens software.amazon.awssdk.global.handlers;

  exports dev.singlet.internal.wire to
      software.amazon.awssdk.core;

  // The parts of operations of Singlet's other modules.
  exports dev.singlet.internal.batch to
      dev.singlet.extras,
      dev.singlet.migrate;
  exports dev.singlet.internal.client to
      dev.singlet.extras,
      dev.singlet.migrate;
  exports dev.singlet.internal.context to
      dev.singlet.extras,
      dev.singlet.migrate,
      dev.singlet.tables;
  exports dev.singlet.internal.engine to
      dev.singlet.extras,
      dev.singlet.migrate,
      dev.singlet.tables;
  exports dev.singlet.internal.get to
      dev.singlet.extras;
  exports dev.singlet.internal.query to
      dev.singlet.migrate,
      dev.singlet.tables;
  exports dev.singlet.internal.scan to
      dev.singlet.migrate,
      dev.singlet.tables;
  exports dev.singlet.internal.text to
      dev.singlet.extras,
      dev.singlet.json,
      dev.singlet.migrate,
      dev.singlet.tables,
      dev.singlet.tools;
  exports dev.singlet.internal.transaction to
      dev.singlet.extras;
  exports dev.singlet.internal.write to
      dev.singlet.migrate,
      dev.singlet.tables;
}
