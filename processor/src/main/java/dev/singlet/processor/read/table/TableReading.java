package dev.singlet.processor.read.table;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.TableModel;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * A table, as far as it could be read.
 *
 * @param model what of it the rules can judge; incomplete if there are errors
 * @param known what is known of it, however little that is of an entity with errors
 * @param reports what was found while each entity was read
 * @param outlines the classes to generate, by the type that each belongs to
 * @param rejected the types that it holds and can't
 * @param unreadable the entities that were compiled before and can't be generated again, since the
 *     compiler doesn't show all of their class files
 */
public record TableReading(
    TableModel model,
    TableModel known,
    Map<TypeElement, Report> reports,
    Map<TypeElement, Outline> outlines,
    Set<TypeElement> rejected,
    Set<TypeElement> unreadable) {}
