package dev.singlet.it.rollout;

import dev.singlet.TableClient;
import dev.singlet.it.rollout.model.After;
import dev.singlet.it.rollout.model.AfterClientEntity;
import dev.singlet.it.rollout.model.AfterContactProjection;
import dev.singlet.it.rollout.model.AfterTable;
import dev.singlet.it.rollout.model.Before;
import dev.singlet.it.rollout.model.BeforeClientEntity;
import dev.singlet.it.rollout.model.BeforeContactProjection;
import dev.singlet.it.rollout.model.BeforeTable;
import dev.singlet.it.rollout.model.Between;
import dev.singlet.it.rollout.model.BetweenClientEntity;
import dev.singlet.it.rollout.model.BetweenContactProjection;
import dev.singlet.it.rollout.model.BetweenTable;
import dev.singlet.testing.LocalTable;

/** The programs that a name is changed by, one release after the other. */
final class Programs {

  private Programs() {}

  static Program<Before.Client> before(LocalTable table) {
    TableClient client = BeforeTable.client(table.dynamoDb()).withTableName(table.tableName());
    return new Program<>(
        client,
        p ->
            new Before.Client(
                p.id(),
                p.name(),
                p.mail(),
                p.town(),
                p.likes(),
                p.tags(),
                p.log(),
                p.home() == null ? null : new Before.Home(p.home().street(), p.home().number()),
                p.counts(),
                p.motto()),
        c ->
            new Person(
                c.id(),
                c.name(),
                c.mail(),
                c.town(),
                c.likes(),
                c.tags(),
                c.log(),
                c.home() == null ? null : new Person.Home(c.home().street(), c.home().number()),
                c.counts(),
                c.motto()),
        new Program.Does<>(
            BeforeClientEntity::put,
            BeforeClientEntity::get,
            BeforeClientEntity::delete,
            BeforeClientEntity::update,
            (id, town) -> BeforeClientEntity.update(id).town(town),
            p ->
                BeforeClientEntity.upsert(
                    p.id(), p.name(), p.mail(), p.town(), p.log(), p.counts()),
            BeforeClientEntity::update,
            BeforeClientEntity::near,
            id ->
                client
                    .execute(BeforeClientEntity.get(id).project(BeforeContactProjection.type()))
                    .map(c -> new Person.Contact(c.name(), c.mail(), c.likes()))),
        new Program.Names<>(
            BeforeClientEntity.MAIL,
            BeforeClientEntity.LIKES,
            BeforeClientEntity.TAGS,
            BeforeClientEntity.LOG,
            BeforeClientEntity.HOME.STREET,
            BeforeClientEntity.HOME.NUMBER,
            BeforeClientEntity.COUNTS::key,
            BeforeClientEntity.MOTTO));
  }

  static Program<Between.Client> between(LocalTable table) {
    TableClient client = BetweenTable.client(table.dynamoDb()).withTableName(table.tableName());
    return new Program<>(
        client,
        p ->
            new Between.Client(
                p.id(),
                p.name(),
                p.mail(),
                p.town(),
                p.likes(),
                p.tags(),
                p.log(),
                p.home() == null ? null : new Between.Home(p.home().street(), p.home().number()),
                p.counts(),
                p.motto()),
        c ->
            new Person(
                c.id(),
                c.name(),
                c.email(),
                c.city(),
                c.stars(),
                c.labels(),
                c.notes(),
                c.place() == null ? null : new Person.Home(c.place().road(), c.place().digits()),
                c.sums(),
                c.slogan()),
        new Program.Does<>(
            BetweenClientEntity::put,
            BetweenClientEntity::get,
            BetweenClientEntity::delete,
            BetweenClientEntity::update,
            (id, town) -> BetweenClientEntity.update(id).city(town),
            p ->
                BetweenClientEntity.upsert(
                    p.id(), p.name(), p.mail(), p.town(), p.log(), p.counts()),
            BetweenClientEntity::update,
            BetweenClientEntity::near,
            id ->
                client
                    .execute(BetweenClientEntity.get(id).project(BetweenContactProjection.type()))
                    .map(c -> new Person.Contact(c.name(), c.email(), c.stars()))),
        new Program.Names<>(
            BetweenClientEntity.EMAIL,
            BetweenClientEntity.STARS,
            BetweenClientEntity.LABELS,
            BetweenClientEntity.NOTES,
            BetweenClientEntity.PLACE.ROAD,
            BetweenClientEntity.PLACE.DIGITS,
            BetweenClientEntity.SUMS::key,
            BetweenClientEntity.SLOGAN));
  }

  static Program<After.Client> after(LocalTable table) {
    TableClient client = AfterTable.client(table.dynamoDb()).withTableName(table.tableName());
    return new Program<>(
        client,
        p ->
            new After.Client(
                p.id(),
                p.name(),
                p.mail(),
                p.town(),
                p.likes(),
                p.tags(),
                p.log(),
                p.home() == null ? null : new After.Home(p.home().street(), p.home().number()),
                p.counts(),
                p.motto()),
        c ->
            new Person(
                c.id(),
                c.name(),
                c.email(),
                c.city(),
                c.stars(),
                c.labels(),
                c.notes(),
                c.place() == null ? null : new Person.Home(c.place().road(), c.place().digits()),
                c.sums(),
                c.slogan()),
        new Program.Does<>(
            AfterClientEntity::put,
            AfterClientEntity::get,
            AfterClientEntity::delete,
            AfterClientEntity::update,
            (id, town) -> AfterClientEntity.update(id).city(town),
            p ->
                AfterClientEntity.upsert(p.id(), p.name(), p.mail(), p.town(), p.log(), p.counts()),
            AfterClientEntity::update,
            AfterClientEntity::inCity,
            id ->
                client
                    .execute(AfterClientEntity.get(id).project(AfterContactProjection.type()))
                    .map(c -> new Person.Contact(c.name(), c.email(), c.stars()))),
        new Program.Names<>(
            AfterClientEntity.EMAIL,
            AfterClientEntity.STARS,
            AfterClientEntity.LABELS,
            AfterClientEntity.NOTES,
            AfterClientEntity.PLACE.ROAD,
            AfterClientEntity.PLACE.DIGITS,
            AfterClientEntity.SUMS::key,
            AfterClientEntity.SLOGAN));
  }
}
