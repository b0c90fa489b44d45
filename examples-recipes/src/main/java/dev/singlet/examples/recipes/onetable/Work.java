package dev.singlet.examples.recipes.onetable;

import dev.singlet.error.ConditionFailedException;
import java.util.ArrayList;
import java.util.List;

/** The work on all items in a phase. Each method can be stopped and called again. */
final class Work {

  private final Tables tables;
  private final Pages pages;

  Work(Tables tables, int pageSize) {
    this.tables = tables;
    this.pages = new Pages(tables.shop(), pageSize);
  }

  boolean copy(Move move) {
    tables.all().forEach(moved -> copy(move, moved));
    return true;
  }

  private <R, N extends Versioned<N>> void copy(Move move, Moved<R, N> moved) {
    Mapping<R, N> mapping = moved.mapping();
    Mirror<R, N> mirror = moved.mirror();
    pages.each(
        Progress.start(move, moved.name()),
        moved.rows(),
        mapping.scanRows(),
        rows -> new Done(rows.stream().map(mapping::item).filter(mirror::bring).count(), 0));
  }

  /** Compares all items of both sides, and brings what a stopped program has left behind. */
  boolean verify(Move move) {
    long unexpected = 0;
    for (Moved<?, ?> moved : tables.all()) {
      unexpected += verify(move, moved);
    }
    return unexpected == 0;
  }

  private <R, N extends Versioned<N>> long verify(Move move, Moved<R, N> moved) {
    Comparison<R, N> comparison = moved.comparison();
    Progress rows =
        pages.each(
            Progress.start(move, moved.name()),
            moved.rows(),
            moved.mapping().scanRows(),
            page -> bring(comparison, comparison.ofRows(page)));
    Progress items =
        pages.each(
            Progress.start(move, moved.name() + " of the shop"),
            moved.shop(),
            moved.mapping().scan(),
            page -> bring(comparison, comparison.ofItems(page)));
    return rows.unexpected() + items.unexpected();
  }

  private static <N extends Versioned<N>> Done bring(
      Comparison<?, N> comparison, List<Difference<N>> differences) {
    List<Difference<N>> unexpected = differences.stream().filter(Difference::isUnexpected).toList();
    long brought =
        differences.stream().filter(d -> !d.isUnexpected()).filter(comparison::repair).count();
    return new Done(brought, unexpected.size());
  }

  /** Lists the differences that there are at the moment. */
  List<Difference<?>> differences() {
    List<Difference<?>> all = new ArrayList<>();
    tables.all().forEach(moved -> all.addAll(differences(moved)));
    return all;
  }

  private static <R, N extends Versioned<N>> List<Difference<N>> differences(Moved<R, N> moved) {
    List<Difference<N>> all = new ArrayList<>();
    Comparison<R, N> comparison = moved.comparison();
    moved
        .rows()
        .pages(moved.mapping().scanRows())
        .forEach(page -> all.addAll(comparison.ofRows(page.items())));
    moved
        .shop()
        .pages(moved.mapping().scan())
        .forEach(
            page ->
                comparison.ofItems(page.items()).stream()
                    .filter(d -> d.row().isEmpty())
                    .forEach(all::add));
    return all;
  }

  /** Makes the one table equal to the old ones. */
  void repair() {
    tables.all().forEach(Work::repair);
  }

  private static <R, N extends Versioned<N>> void repair(Moved<R, N> moved) {
    differences(moved).forEach(moved.comparison()::repair);
  }

  /** Removes the marks of deleted items from the one table, and at last the progress. */
  boolean removeMarks(Move move) {
    tables.all().forEach(moved -> removeMarks(move, moved));
    tables.shop().execute(ProgressEntity.ofMove(move.name()).deleteAll());
    return true;
  }

  private <R, N extends Versioned<N>> void removeMarks(Move move, Moved<R, N> moved) {
    Mapping<R, N> mapping = moved.mapping();
    pages.each(
        Progress.start(move, moved.name()),
        moved.shop(),
        mapping.scan().filter(mapping.deleted().eq(true)),
        marks -> new Done(marks.stream().filter(mark -> removeMark(moved, mark)).count(), 0));
  }

  private static <R, N extends Versioned<N>> boolean removeMark(Moved<R, N> moved, N mark) {
    Mapping<R, N> mapping = moved.mapping();
    try {
      return moved.shop().execute(mapping.delete(mark).when(mapping.deleted().eq(true)));
    } catch (ConditionFailedException addedAgain) {
      return false;
    }
  }
}
