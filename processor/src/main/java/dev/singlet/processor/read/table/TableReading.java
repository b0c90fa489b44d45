package dev.singlet.processor.read.table;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.table.TableModel;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * A table, as far as it could be read.
 *
 * @param model the parts that the rules can judge; incomplete if there are errors
 * @param known all known parts, even if little is known of an entity with errors
 * @param reports the diagnostics found while each entity was read
 * @param outlines the classes to generate, by their types
 * @param rejected the types that it lists but can't contain
 * @param unreadable the entities that were compiled before and can't be generated again, because
 *     the compiler doesn't show everything in their class files
 */
public record TableReading(
    TableModel model,
    TableModel known,
    Map<TypeElement, Report> reports,
    Map<TypeElement, Outline> outlines,
    Set<TypeElement> rejected,
    Set<TypeElement> unreadable) {}
