package dev.singlet.processor.write;

import dev.singlet.processor.print.GeneratedSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinTask;
import java.util.function.BiConsumer;
import javax.lang.model.element.TypeElement;

/**
 * Source files that are being written while further tables are read. Their writers use only models
 * and never the compiler, which is not thread-safe.
 */
public final class PendingSources {

  private final List<ForkJoinTask<GeneratedSource>> files = new ArrayList<>();
  private final List<TypeElement> origins = new ArrayList<>();

  /** Begins to write a file. */
  public void add(Callable<GeneratedSource> writer, TypeElement origin) {
    files.add(ForkJoinTask.adapt(writer).fork());
    origins.add(origin);
  }

  /** Hands out all files in the order they were added, each as soon as it is written. */
  public void forEach(BiConsumer<GeneratedSource, TypeElement> taker) {
    int last = files.size() - 1;
    for (int i = 0; i < files.size(); i++) {
      // This thread helps with the last file, because other threads take the first.
      while (last > i && !files.get(i).isDone()) {
        files.get(last).join();
        last--;
      }
      taker.accept(files.get(i).join(), origins.get(i));
    }
  }
}
