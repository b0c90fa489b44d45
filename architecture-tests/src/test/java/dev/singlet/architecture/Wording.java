package dev.singlet.architecture;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words that readers whose first language isn't English read twice.
 *
 * @param words the words, in one line
 * @param kinds the kinds of text that must not have them
 * @param better the way out
 * @param sample a text that has them
 */
record Wording(Pattern words, Set<Prose.Kind> kinds, String better, String sample) {

  private static final Set<Prose.Kind> ALL = Set.of(Prose.Kind.values());
  private static final Set<Prose.Kind> JAVADOC = Set.of(Prose.Kind.JAVADOC);

  static List<Wording> all() {
    return List.of(
        new Wording(
            Pattern.compile("^Tells whether\\b"),
            JAVADOC,
            "Write \"Returns whether\".",
            "Tells whether an item exists."),
        new Wording(
            Pattern.compile("^(?:What|How|Whether|Where|Who|That an?)\\b"),
            JAVADOC,
            "Begin with a verb or a noun.",
            "What an item holds."),
        new Wording(
            Pattern.compile("(?:^|[.:;] )(?:What|Who|Whether)\\b[^?.:]*+[.:](?: |$)"),
            Set.of(Prose.Kind.JAVADOC, Prose.Kind.COMMENT, Prose.Kind.PAGE),
            "Begin the sentence with the thing or the people that you mean.",
            "Items are compared. What differs is written again."),
        new Wording(
            Pattern.compile("(?<![Tt]here )\\b(?:is|are|was|were) none\\b"),
            ALL,
            "Write \"is not one\". \"There is none\" is fine.",
            "A path leads to a record, and this is none."),
        new Wording(
            Pattern.compile(
                "(?<![Tt]here )(?<![Ww]here )\\b(?:is|are|was|were) no (?!more\\b|longer\\b)"),
            ALL,
            "Write \"is not a\".",
            "a type that is no record"),
        new Wording(
            Pattern.compile(
                "(?<!\\b(?:left|leave|leaves|lag|little|moment|moments|phases) )"
                    + "\\bbehind (?!(?:an?|the) (?:interface|proxy))[a-z`{]"),
            ALL,
            "Write \"after\", for what follows in a text or an order.",
            "the text behind the delimiter"),
        new Wording(
            Pattern.compile("\\b[Ww]hat becomes of\\b"),
            ALL,
            "Write \"what happens to\", or name the result.",
            "What becomes of an item."),
        new Wording(
            Pattern.compile(
                "\\b[Ss]t(?:and|ands|ood) (?:in(?! the way| place)|on|at|before|between|beside|under)\\b"),
            ALL,
            "Write \"is in\", or what it does there.",
            "a value that can stand in a key"),
        new Wording(
            Pattern.compile("\\b(?:[Tt]he|[Ii]ts|[Tt]heir|[Aa]t) present\\b"),
            ALL,
            "Write \"current\", for what is valid now.",
            "the version of the present model"),
        new Wording(
            Pattern.compile(
                "(?<!\\b(?:one|two|each|some|most|all|none) )\\b(?:[Oo]f|[Tt]o|[Bb]y|[Ww]ith|[Ww]ithout)"
                    + " which\\b"),
            ALL,
            "Write \"that\" or \"whose\", or a sentence of its own.",
            "an item of which a part is read"));
  }

  /** Returns whether a text has the words. */
  boolean isIn(Prose text) {
    return kinds.contains(text.kind()) && words.matcher(text.text()).find();
  }
}
