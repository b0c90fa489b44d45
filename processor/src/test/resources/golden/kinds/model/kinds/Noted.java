package kinds;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import org.jspecify.annotations.Nullable;

/**
 * In indexes that hold little of it, with a title and a remark that stay.
 *
 * @param owner {@link Kinds the} owner &amp; <b>more</b> <String> {braces} &
 * @param id
 * @param title Its title,
 *     as {@link String#valueOf(Object)} and {@code {a} <b> *&#47;} write it, mail me @home or
 *     {@linkplain String at any
 *     other place}, on several lines.
 * @param importance {@code unclosed
 */
@Entity
@LinkedKey(partition = "T!{owner}", sort = "{id}")
@LinkedKey(
    name = "byTitle",
    index = "some",
    partition = "T!{owner}",
    sort = "T!{title}!{importance:pad(2)}")
@LinkedKey(name = "byImportance", index = "byNumber", partition = "T!{owner}", sort = "{importance}")
@LinkedKey(name = "byAge", index = "LSI-2", sort = "T!{age:pad(3)}")
@LinkedKey(name = "unmarked", index = "un.marked", partition = "U!{owner}")
@SuppressWarnings("singlet:swallowed-prefix")
record Noted(
    String owner,
    @Attribute("sort") String id,
    @Attribute(value = "Text", readOnly = true) String title,
    @Attribute("byNumberSK") int importance,
    @Attribute("Count") @Default("1") int weight,
    int age,
    @Attribute(readOnly = true) @Nullable String remark)
    implements Kinds {}
