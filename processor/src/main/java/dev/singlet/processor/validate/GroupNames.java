package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.GroupModel;
import dev.singlet.processor.model.table.GroupModel.Member;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashMap;
import java.util.Map;

/** The entities of an item collection are told apart by the names of their records. */
final class GroupNames implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    for (CollectionModel collection : table.collections()) {
      for (CollectionQuery query : collection.queries()) {
        // Another rule reports an entity without a key in the index.
        if (collection.isComplete(query) && !check(collection, query, report)) {
          break;
        }
      }
    }
  }

  private static boolean check(CollectionModel collection, CollectionQuery query, Report report) {
    Map<String, EntityModel> entities = new HashMap<>();
    for (Member member : GroupModel.of(collection, query).members()) {
      EntityModel other = entities.putIfAbsent(member.name(), member.entity());
      if (other != null) {
        report.add(
            "A group of the item collection %s would hold both %s and %s as \"%s\". Rename one"
                + " of the records. @Entity(name = ...) keeps its stored name.",
            Code.INVALID_COLLECTION,
            query.place(),
            collection.label(query),
            other.type().canonicalName(),
            member.entity().type().canonicalName(),
            member.name());
        return false;
      }
    }
    return true;
  }
}
