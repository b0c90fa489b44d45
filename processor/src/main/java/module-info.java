/** The annotation processor of Singlet. It is not an API: the compiler finds it as a service. */
module dev.singlet.processor {
  requires dev.singlet.annotations;
  requires dev.singlet.change;
  requires dev.singlet.model;
  requires java.compiler;
  requires org.jspecify;
  // It is in this module's jar, under another name.
  requires static com.palantir.javapoet;
  // The compiler of the JDK has it; that of Eclipse doesn't.
  requires static jdk.compiler;

  provides javax.annotation.processing.Processor with
      dev.singlet.processor.SingletProcessor;
}
