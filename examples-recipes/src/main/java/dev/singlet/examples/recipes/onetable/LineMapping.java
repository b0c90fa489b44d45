package dev.singlet.examples.recipes.onetable;

import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.Scan;

/** Lines of orders in both places. */
final class LineMapping implements Mapping<LineRow, Line> {

  @Override
  public Line item(LineRow row) {
    return new Line(
        row.orderId(),
        row.lineNumber(),
        row.product(),
        row.quantity(),
        row.version(),
        row.deleted());
  }

  @Override
  public EntityType<LineRow> rowType() {
    return LineRowEntity.type();
  }

  @Override
  public Put<LineRow> putRow(Line item) {
    return LineRowEntity.put(
        new LineRow(
            item.order(),
            item.number(),
            item.product(),
            item.quantity(),
            item.version(),
            item.deleted()));
  }

  @Override
  public Get<LineRow> getRow(Line item) {
    return LineRowEntity.get(item.order(), item.number()).consistent();
  }

  @Override
  public Scan<LineRow> scanRows() {
    return OrderLinesTable.scan(LineRowEntity.type()).consistent();
  }

  @Override
  public EntityType<Line> type() {
    return LineEntity.type();
  }

  @Override
  public Put<Line> put(Line item) {
    return LineEntity.put(item);
  }

  @Override
  public Get<Line> get(Line item) {
    return LineEntity.get(item).consistent();
  }

  @Override
  public Delete<Line> delete(Line item) {
    return LineEntity.delete(item);
  }

  @Override
  public Scan<Line> scan() {
    return ShopTable.scan(LineEntity.type()).consistent();
  }

  @Override
  public NumberAttribute<Line, Long, ?> version() {
    return LineEntity.VERSION;
  }

  @Override
  public ScalarAttribute<Line, Boolean, ?> deleted() {
    return LineEntity.DELETED;
  }
}
