package keys;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.constraint.RecordConstraints;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.Ids;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Optionals;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyLayout;
import dev.singlet.runtime.key.KeyValue;
import dev.singlet.runtime.key.PartitionKey;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Charter} items of {@link Voyages}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class CharterEntity {
  /** The attribute {@code ship}: the ship. */
  public static final TextAttribute<Charter, InKey> SHIP = new TextAttribute<>(Type.at("ship"));

  /** The attributes of {@code terms}. */
  public static final TermsAttributes TERMS = new TermsAttributes();

  /** The attributes of {@code hirer}. */
  public static final HirerAttributes HIRER = new HirerAttributes();

  /** The attributes of {@code crew}. */
  public static final CrewAttributes CREW = new CrewAttributes();

  /** The attribute {@code summary}. */
  public static final ListAttribute<
          Charter, Float, NumberAttribute<Charter, Float, Removable>, Removable>
      SUMMARY =
      new ListAttribute<>(
          Type.at("summary"), new NumberAttribute<>(Type.at("summary"), Codecs.floatNumber()));

  private CharterEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Charter> put(Charter entity) {
    return new Put<>(Type.INSTANCE, entity, withIds(entity));
  }

  /**
   * {@return a get of an item by its primary key}
   * @param termsId the value of {@code terms.id}
   */
  public static Get<Charter> get(String termsId) {
    return new Get<>(Type.INSTANCE, key(termsId));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param termsId the value of {@code terms.id}
   */
  public static Delete<Charter> delete(String termsId) {
    return new Delete<>(Type.INSTANCE, key(termsId));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param termsId the value of {@code terms.id}
   */
  public static Check<Charter> check(String termsId) {
    return new Check<>(Type.INSTANCE, key(termsId));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Charter> get(Charter entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Charter> delete(Charter entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Charter entity) {
    Type.INSTANCE.requireSet("terms", entity.terms());
    return key(entity.terms().id());
  }

  /**
   * Queries the index {@code byPort} for {@link Charter} items:
   * partition {@code {hirer.home.port}, HIRED#{hirer.name}},
   * sort {@code {ship}}.
   * @param hirerHomePort the value of {@code hirer.home.port}
   * @param hirerName the value of {@code hirer.name}
   * @return the query
   */
  public static HiredBy hiredBy(String hirerHomePort, String hirerName) {
    return new HiredBy(
        KeyCondition.beginsWith(
            PartitionKey.of(hiredByPartitionKey(hirerHomePort), hiredByPartitionKey2(hirerName)),
            ""));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param termsId the value of {@code terms.id}
   */
  public static Update update(String termsId) {
    return new Update(UpdateState.update(Type.INSTANCE, key(termsId), "terms.id", termsId));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Charter> update(Charter before, Charter after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param ship the ship
   * @param termsId the value of {@code terms.id}
   * @param termsDays the number of days
   * @param hirer the value of {@code hirer}
   */
  public static Upsert upsert(
      String ship, String termsId, int termsDays, Charter.@Nullable Party hirer) {
    String hirerName = hirer == null ? null : hirer.name();
    String hirerHomePort = hirer == null ? null : hirer.home().port();
    Integer hirerHomeBerth = hirer == null ? null : hirer.home().berth();
    String hirerMail = hirer == null ? null : Optionals.orNull(hirer.mail());
    if (hirer != null) {
      Type.INSTANCE.requireSet(
          "hirer.name", hirerName, "hirer.home.port", hirerHomePort, "hirer.home.berth",
          hirerHomeBerth);
    }
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(termsId), "terms.id", termsId)
            .given(SHIP, ship).given(TERMS.DAYS, termsDays).given(HIRER.NAME, hirerName)
            .given(HIRER.HOME.PORT, hirerHomePort).given(HIRER.HOME.BERTH, hirerHomeBerth)
            .given(HIRER.MAIL, hirerMail));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Charter entity) {
    return new Builder()
        .ship(entity.ship()).terms(entity.terms()).hirer(entity.hirer()).crew(entity.crew())
        .summary(entity.summary());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Charter entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Charter fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Charter> type() { return Type.INSTANCE; }

  private static Charter withIds(Charter entity) {
    Type.INSTANCE.requireSet("terms", entity.terms());
    if (entity.terms().id() != null) {
      return entity;
    }
    return new Charter(
        entity.ship(),
        new Charter.Terms(
            entity.terms().id() == null ? Ids.uuidV7().toString() : entity.terms().id(),
            entity.terms().signed(),
            entity.terms().days()),
        entity.hirer(),
        entity.crew(),
        entity.summary());
  }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param termsId the value of {@code terms.id}
   */
  public static PrimaryKey key(String termsId) {
    return new PrimaryKey(primaryPartitionKey(termsId), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String termsId) {
    return Type.INSTANCE.partitionKey("PK").literal("CHARTER#").any("terms.id", termsId).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("CHARTER");
  }

  private static AttributeValue hiredByPartitionKey(String hirerHomePort) {
    return Type.INSTANCE.partitionKey("port").text("hirer.home.port", hirerHomePort).toKey();
  }

  private static AttributeValue hiredByPartitionKey2(String hirerName) {
    return Type.INSTANCE.partitionKey("P2").literal("HIRED#").text("hirer.name", hirerName).toKey();
  }

  private static AttributeValue hiredBySortKey(String ship) {
    return Type.INSTANCE.sortKey("sailsAt").text("ship", ship).toKey();
  }

  /** The query {@link #hiredBy(String, String)}, which {@code ship} can narrow. */
  public static final class HiredBy extends Query<Charter> {
    private HiredBy(KeyCondition condition) { super(Type.HIRED_BY_QUERY, condition); }

    /**
     * {@return the query of items with this {@code ship}}
     * @param ship the ship
     */
    public Query<Charter> ship(String ship) {
      return narrow(condition().equalTo(text().text("ship", ship)));
    }

    /**
     * {@return the query of items whose {@code ship} is in a range}
     * @param range the range
     */
    public Query<Charter> ship(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("ship", value))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Charter} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Charter, S> {
    private AnyUpdate(UpdateState<Charter> state) { super(state); }

    /**
     * {@return the update with {@code crew.captain} set; null removes it} Removes {@code summary},
     * unless the update sets it.
     * @param crewCaptain the value
     */
    public S crewCaptain(@Nullable String crewCaptain) {
      return replace(CREW.CAPTAIN, crewCaptain);
    }

    /**
     * {@return the update with {@code crew.captain} removed} Removes {@code summary}, unless the
     * update sets it.
     */
    public S removeCrewCaptain() { return remove(CREW.CAPTAIN); }

    /**
     * {@return the update with {@code crew.sailors} set; null removes it} Removes {@code summary},
     * unless the update sets it.
     * @param crewSailors the value
     */
    public S crewSailors(@Nullable Integer crewSailors) {
      return replace(CREW.SAILORS, crewSailors);
    }

    /**
     * {@return the update with {@code crew.sailors} removed} Removes {@code summary}, unless the
     * update sets it.
     */
    public S removeCrewSailors() { return remove(CREW.SAILORS); }

    /**
     * {@return the update with an amount added to {@code crew.sailors}} Removes {@code summary},
     * unless the update sets it.
     * @param amount the amount
     */
    public S incrementCrewSailors(int amount) {
      return increment(CREW.SAILORS, amount);
    }

    /**
     * {@return the update with an amount subtracted from {@code crew.sailors}} Removes {@code
     * summary}, unless the update sets it.
     * @param amount the amount
     */
    public S decrementCrewSailors(int amount) {
      return decrement(CREW.SAILORS, amount);
    }

    /**
     * {@return the update with {@code crew.guests} set} Removes {@code summary}, unless the update
     * sets it.
     * @param crewGuests the value
     */
    public S crewGuests(Set<String> crewGuests) { return set(CREW.GUESTS, crewGuests); }

    /**
     * {@return the update with {@code crew.guests} removed} Removes {@code summary}, unless the
     * update sets it.
     */
    public S removeCrewGuests() { return remove(CREW.GUESTS); }

    /**
     * {@return the update with elements added to the set {@code crew.guests}} Removes {@code
     * summary}, unless the update sets it.
     * @param elements the elements
     */
    public S addToCrewGuests(String... elements) {
      return addTo(CREW.GUESTS, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code crew.guests}} Removes {@code
     * summary}, unless the update sets it.
     * @param elements the elements
     */
    public S removeFromCrewGuests(String... elements) {
      return removeFrom(CREW.GUESTS, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code summary} set; null removes it}
     * @param summary the value
     */
    public S summary(@Nullable List<Float> summary) {
      return replace(SUMMARY, summary);
    }

    /** {@return the update with {@code summary} removed} */
    public S removeSummary() { return remove(SUMMARY); }

    /**
     * {@return the update with elements added at the end of {@code summary}}
     * @param elements the elements
     */
    public S appendToSummary(Float... elements) {
      return append(SUMMARY, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements added at the beginning of {@code summary}}
     * @param elements the elements
     */
    public S prependToSummary(Float... elements) {
      return prepend(SUMMARY, Arrays.asList(elements));
    }

    /**
     * {@return the update with all components of {@code crew} set; null removes them} Removes
     * {@code summary}, unless the update sets it.
     * @param crew the record
     */
    public S crew(Charter.@Nullable Crew crew) {
      if (crew == null) {
        return unset(CREW.CAPTAIN).unset(CREW.SAILORS).unset(CREW.GUESTS);
      }
      return replace(CREW.CAPTAIN, crew.captain())
          .replace(CREW.SAILORS, Optionals.orNull(crew.sailors()))
          .assign(CREW.GUESTS, crew.guests());
    }
  }

  /** Changes {@link Charter} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Charter> state) { super(state); }

    @Override
    protected Update with(UpdateState<Charter> state) { return new Update(state); }

    /**
     * {@return the update with {@code ship} and what is made of it set} Removes {@code summary},
     * unless the update sets it.
     * @param ship the ship
     * @param currentHirerName the current value of {@code hirer.name}; an item with another one is
     * not changed
     * @param currentHirerHomePort the current value of {@code hirer.home.port}; an item with
     * another one is not changed
     * @param currentHirerHomeBerth the current value of {@code hirer.home.berth}; an item with
     * another one is not changed
     * @param currentHirerMail the current value of {@code hirer.mail}; an item with another one is
     * not changed
     */
    public Update ship(
        String ship, @Nullable String currentHirerName, @Nullable String currentHirerHomePort,
        @Nullable Integer currentHirerHomeBerth, @Nullable String currentHirerMail) {
      return assume(HIRER.NAME, currentHirerName)
          .assume(HIRER.HOME.PORT, currentHirerHomePort)
          .assume(HIRER.HOME.BERTH, currentHirerHomeBerth).assume(HIRER.MAIL, currentHirerMail)
          .assign(SHIP, ship);
    }

    /**
     * {@return the update with {@code terms.days} set} Removes {@code summary}, unless the update
     * sets it.
     * @param termsDays the number of days
     */
    public Update termsDays(int termsDays) { return set(TERMS.DAYS, termsDays); }

    /**
     * {@return the update with an amount added to {@code terms.days}} Removes {@code summary},
     * unless the update sets it.
     * @param amount the amount
     */
    public Update incrementTermsDays(int amount) {
      return increment(TERMS.DAYS, amount);
    }

    /**
     * {@return the update with an amount subtracted from {@code terms.days}} Removes {@code
     * summary}, unless the update sets it.
     * @param amount the amount
     */
    public Update decrementTermsDays(int amount) {
      return decrement(TERMS.DAYS, amount);
    }

    /**
     * {@return the update with all components of {@code hirer} set; null removes them}
     * @param hirer the record
     * @param currentShip the current value of {@code ship}; an item with another one is not changed
     */
    public Update hirer(Charter.@Nullable Party hirer, String currentShip) {
      if (hirer == null) {
        return assume(SHIP, currentShip)
            .unset(HIRER.NAME).unset(HIRER.HOME.PORT).unset(HIRER.HOME.BERTH).unset(HIRER.MAIL);
      }
      return assume(SHIP, currentShip)
          .assign(HIRER.NAME, hirer.name())
          .assign(HIRER.HOME.PORT, hirer.home().port())
          .assign(HIRER.HOME.BERTH, hirer.home().berth())
          .replace(HIRER.MAIL, Optionals.orNull(hirer.mail()));
    }
  }

  /** Changes {@link Charter} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Charter> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Charter> state) { return new Upsert(state); }
  }

  /** Builds {@link Charter} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String ship;
    private Charter.@Nullable Terms terms;
    private Charter.@Nullable Party hirer;
    private Charter.@Nullable Crew crew;
    private @Nullable List<Float> summary;

    private Builder() {}

    /**
     * {@return this builder with {@code ship} set}
     * @param ship the ship
     */
    public Builder ship(String ship) {
      this.ship = ship;
      return this;
    }

    /**
     * {@return this builder with {@code terms} set}
     * @param terms the value
     */
    public Builder terms(Charter.Terms terms) {
      this.terms = terms;
      return this;
    }

    /**
     * {@return this builder with {@code hirer} set}
     * @param hirer the value; null for none
     */
    public Builder hirer(Charter.@Nullable Party hirer) {
      this.hirer = hirer;
      return this;
    }

    /**
     * {@return this builder with {@code crew} set}
     * @param crew the value; null for none
     */
    public Builder crew(Charter.@Nullable Crew crew) {
      this.crew = crew;
      return this;
    }

    /**
     * {@return this builder with {@code summary} set}
     * @param summary the value; null for none
     */
    public Builder summary(@Nullable List<Float> summary) {
      this.summary = summary;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Charter build() {
      Type.INSTANCE.requireSet("ship", ship, "terms", terms);
      return new Charter(
          Objects.requireNonNull(ship), Objects.requireNonNull(terms), hirer, crew, summary);
    }
  }

  private static final class Type extends EntityType<Charter> {
    private static final EntityType<Charter> INSTANCE = new Type();
    private static final AccessPattern<Charter> HIRED_BY_QUERY =
        new AccessPattern<>(INSTANCE, "hiredBy", VoyagesTable.SCHEMA.index("byPort"), false);
    private static final SetCodec<String> CREW_GUESTS_CODEC = new SetCodec<>(TextCodecs.string());
    private static final ListCodec<Float> SUMMARY_CODEC = new ListCodec<>(Codecs.floatNumber());
    private static final KeyLayout PARTITION_LAYOUT =
        new KeyLayout("PK", "#").literal("CHARTER#").any("terms.id:any");
    private static final KeyValue<String> TERMS_ID_IN_KEY =
        PARTITION_LAYOUT.text("terms.id:any", TextCodecs.string());

    private Type() {
      super(
          new EntityDescription(VoyagesTable.SCHEMA, "Charter")
              .attributes(
                  "ship", "ship", "terms.signed", "_ct", "terms.days", "days", "hirer.name",
                  "hirer_name", "hirer.home.port", "hirer_home_port", "hirer.home.berth",
                  "hirer_home_berth", "hirer.mail", "hirer_mail", "crew.captain", "crew_captain",
                  "crew.sailors", "crew_sailors", "crew.guests", "crew_guests", "summary",
                  "summary")
              .onlyInKey("terms.id", "PK")
              .created("terms.signed", "_ct", TimeFormat.MILLIS)
              .modified("", "_md", TimeFormat.MILLIS)
              .embeddingOf(
                  "summary", "ship", "terms.days", "crew.captain", "crew.sailors", "crew.guests")
              .derived(
                  "byPort",
                  List.of("port", "P2", "sailsAt"),
                  List.of("hirer.home.port", "hirer.name", "ship"),
                  List.of("hirer.home.port", "hirer.name"),
                  List.of())
              .validate(
                  "isAllowed", "ship", "hirer.name", "hirer.home.port", "hirer.home.berth",
                  "hirer.mail")
              .validate(
                  "hirer.isNamed", "hirer.name", "hirer.home.port", "hirer.home.berth",
                  "hirer.mail"));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Charter entity, Stamps stamps, Violations violations) {
      requireSet("terms", entity.terms());
      if (entity.hirer() != null) {
        requireSet("hirer.home", entity.hirer().home());
      }
      String ship = entity.ship();
      String termsId = entity.terms().id();
      Instant termsSigned = stamps.created(entity.terms().signed());
      int termsDays = entity.terms().days();
      String hirerName = entity.hirer() == null ? null : entity.hirer().name();
      String hirerHomePort = entity.hirer() == null ? null : entity.hirer().home().port();
      Integer hirerHomeBerth = entity.hirer() == null ? null : entity.hirer().home().berth();
      String hirerMail = entity.hirer() == null ? null : Optionals.orNull(entity.hirer().mail());
      String crewCaptain = entity.crew() == null ? null : entity.crew().captain();
      Integer crewSailors =
          entity.crew() == null ? null : Optionals.orNull(entity.crew().sailors());
      Set<String> crewGuests = entity.crew() == null ? null : entity.crew().guests();
      List<Float> summary = entity.summary();

      if (entity.hirer() != null) {
        violations.required("hirer.name", hirerName);
        violations.required("hirer.home.port", hirerHomePort);
        violations.required("hirer.home.berth", hirerHomeBerth);
      }
      violations.requiredText("ship", ship);
      violations.requiredText("terms.id", termsId);
      violations.time("terms.signed", termsSigned);
      violations.text("hirer.name", hirerName);
      violations.text("hirer.home.port", hirerHomePort);
      violations.text("hirer.mail", hirerMail);
      violations.text("crew.captain", crewCaptain);
      violations.within("crew.guests", crewGuests, CREW_GUESTS_CODEC);
      violations.within("summary", summary, SUMMARY_CODEC);
      validateIsAllowed(ship, hirerName, hirerHomePort, hirerHomeBerth, hirerMail, violations);
      validateHirerIsNamed(hirerName, hirerHomePort, hirerHomeBerth, hirerMail, violations);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("ship", ship);
      item.instant("_ct", termsSigned, TimeFormat.MILLIS);
      item.number("days", termsDays);
      item.string("hirer_name", hirerName);
      item.string("hirer_home_port", hirerHomePort);
      item.number("hirer_home_berth", hirerHomeBerth);
      item.string("hirer_mail", hirerMail);
      item.string("crew_captain", crewCaptain);
      item.number("crew_sailors", crewSailors);
      item.value("crew_guests", crewGuests, CREW_GUESTS_CODEC);
      item.value("summary", summary, SUMMARY_CODEC);
      item.instant("_md", stamps.modified(), TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(termsId));
      item.put("SK", primarySortKey());
      writeByPort(item, hirerHomePort, hirerName, ship);
      return item.toItem();
    }

    @Override
    protected Charter fromItem(ItemReader item) {
      return new Charter(
          item.string("ship"),
          new Charter.Terms(
              item.isJson() ? item.string("id") : TERMS_ID_IN_KEY.read(item),
              item.isGivenLater("_ct")
                  ? Stamps.orLater(null)
                  : item.instant("_ct", TimeFormat.MILLIS),
              item.intValue("days")),
          item.has("hirer_name")
              || item.has("hirer_home_port")
              || item.has("hirer_home_berth")
              || item.has("hirer_mail")
              ? new Charter.Party(
                  item.string("hirer_name"),
                  new Charter.Home(
                      item.string("hirer_home_port"), item.intValue("hirer_home_berth")),
                  Optional.ofNullable(item.has("hirer_mail") ? item.string("hirer_mail") : null))
              : null,
          item.has("crew_captain") || item.has("crew_sailors") || item.has("crew_guests")
              ? new Charter.Crew(
                  item.has("crew_captain") ? item.string("crew_captain") : null,
                  Optionals.optionalInt(
                      item.has("crew_sailors") ? item.intValue("crew_sailors") : null),
                  item.has("crew_guests") ? item.value("crew_guests", CREW_GUESTS_CODEC) : Set.of())
              : null,
          item.has("summary") ? item.value("summary", SUMMARY_CODEC) : null);
    }

    @Override
    protected void writeKeyValues(Charter entity, ItemWriter item) {
      String termsId = entity.terms().id();
      item.string("id", termsId);
    }

    @Override
    protected boolean isUnderKeyOf(Charter entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("CHARTER#").text(entity.terms().id()).isWhole()
          && item.key("SK", 0).text("CHARTER").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return CharterEntity.class.getResourceAsStream("CharterEntity.schema.json");
    }

    private static Location<Charter> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeIds(ItemWriter item) {
      item.string("id", Ids.uuidV7().toString());
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "byPort" ->
            writeByPort(
                item, values.get("hirer.home.port"), values.get("hirer.name"), values.get("ship"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeByPort(
        ItemWriter item, @Nullable String hirerHomePort, @Nullable String hirerName, String ship) {
      if (hirerHomePort != null && hirerName != null) {
        item.put("port", hiredByPartitionKey(hirerHomePort));
        item.put("P2", hiredByPartitionKey2(hirerName));
        item.put("sailsAt", hiredBySortKey(ship));
      }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "ship", "terms.id" -> violations.requiredText(component, (String) value);
        case "terms.signed" -> violations.time(component, (Instant) value);
        case "hirer.name", "hirer.home.port", "hirer.mail", "crew.captain" ->
            violations.text(component, (String) value);
        case "crew.guests" -> violations.within(component, (Set<String>) value, CREW_GUESTS_CODEC);
        case "summary" -> violations.within(component, (List<Float>) value, SUMMARY_CODEC);
        default -> {}
      }
    }

    private static void validateIsAllowed(
        @Nullable String ship, @Nullable String hirerName, @Nullable String hirerHomePort,
        @Nullable Integer hirerHomeBerth, @Nullable String hirerMail, Violations violations) {
      if (
          violations.admit(
              "ship", "hirer.name", "hirer.home.port", "hirer.home.berth", "hirer.mail")) {
        RecordConstraints.rule(
            violations,
            "isAllowed",
            Charter.isAllowed(
                ship,
                hirerName != null
                    || hirerHomePort != null
                    || hirerHomeBerth != null
                    || hirerMail != null
                    ? new Charter.Party(
                        hirerName, new Charter.Home(hirerHomePort, hirerHomeBerth),
                        Optional.ofNullable(hirerMail))
                    : null));
      }
    }

    private static void validateHirerIsNamed(
        @Nullable String hirerName, @Nullable String hirerHomePort,
        @Nullable Integer hirerHomeBerth, @Nullable String hirerMail, Violations violations) {
      if (
          (
              hirerName != null
                  || hirerHomePort != null
                  || hirerHomeBerth != null
                  || hirerMail != null)
              && violations.admit(
                  "hirer.name", "hirer.home.port", "hirer.home.berth", "hirer.mail")) {
        RecordConstraints.rule(violations, "hirer.isNamed", Charter.Party.isNamed(hirerName));
      }
    }

    @Override
    public void validate(String method, Values values, Violations violations) {
      switch (method) {
        case "isAllowed" ->
            validateIsAllowed(
                values.<String>get("ship"), values.<String>get("hirer.name"),
                values.<String>get("hirer.home.port"), values.<Integer>get("hirer.home.berth"),
                values.<String>get("hirer.mail"), violations);
        case "hirer.isNamed" ->
            validateHirerIsNamed(
                values.<String>get("hirer.name"), values.<String>get("hirer.home.port"),
                values.<Integer>get("hirer.home.berth"), values.<String>get("hirer.mail"),
                violations);
        default -> super.validate(method, values, violations);
      }
    }
  }

  /** The components of {@code terms}, which are attributes of the item itself. */
  public static final class TermsAttributes {
    /** The attribute {@code _ct}. */
    public final OrderedAttribute<Charter, Instant, Managed> SIGNED =
        new OrderedAttribute<>(Type.at("terms.signed"), TimeCodecs.instant(TimeFormat.MILLIS));

    /** The attribute {@code days}: the number of days. */
    public final NumberAttribute<Charter, Integer, Settable> DAYS =
        new NumberAttribute<>(Type.at("terms.days"), Codecs.intNumber());

    private TermsAttributes() {}
  }

  /** The components of {@code hirer}, which are attributes of the item itself. */
  public static final class HirerAttributes {
    /** The attribute {@code hirer_name}. */
    public final TextAttribute<Charter, InKey> NAME = new TextAttribute<>(Type.at("hirer.name"));

    /** The attributes of {@code hirer.home}. */
    public final HirerHomeAttributes HOME = new HirerHomeAttributes();

    /** The attribute {@code hirer_mail}. */
    public final TextAttribute<Charter, InKey> MAIL = new TextAttribute<>(Type.at("hirer.mail"));

    private HirerAttributes() {}
  }

  /** The components of {@code hirer.home}, which are attributes of the item itself. */
  public static final class HirerHomeAttributes {
    /** The attribute {@code hirer_home_port}. */
    public final TextAttribute<Charter, InKey> PORT =
        new TextAttribute<>(Type.at("hirer.home.port"));

    /** The attribute {@code hirer_home_berth}. */
    public final NumberAttribute<Charter, Integer, InKey> BERTH =
        new NumberAttribute<>(Type.at("hirer.home.berth"), Codecs.intNumber());

    private HirerHomeAttributes() {}
  }

  /** The components of {@code crew}, which are attributes of the item itself. */
  public static final class CrewAttributes {
    /** The attribute {@code crew_captain}. */
    public final TextAttribute<Charter, Removable> CAPTAIN =
        new TextAttribute<>(Type.at("crew.captain"));

    /** The attribute {@code crew_sailors}. */
    public final NumberAttribute<Charter, Integer, Removable> SAILORS =
        new NumberAttribute<>(Type.at("crew.sailors"), Codecs.intNumber());

    /** The attribute {@code crew_guests}. */
    public final SetAttribute<Charter, String, Removable> GUESTS =
        new SetAttribute<>(Type.at("crew.guests"), TextCodecs.string());

    private CrewAttributes() {}
  }
}
