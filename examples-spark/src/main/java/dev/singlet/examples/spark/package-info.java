/** Work on a table and on its exports that is divided among the executors of Apache Spark. */
@NullMarked
package dev.singlet.examples.spark;

import org.jspecify.annotations.NullMarked;
