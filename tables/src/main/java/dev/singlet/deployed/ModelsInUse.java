package dev.singlet.deployed;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.model.TableDescriptor;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Lists the models of a table that programs were seen with, in the order of the programs, the model
 * that was seen last first. {@link AnnounceModel} announces them.
 *
 * <pre>{@code
 * List<UsedModel> used = client.execute(ModelsInUse.of(ShopTable.describe()));
 * }</pre>
 *
 * <p>It sends {@code Query} requests of one partition, with consistent reads. They cost a read
 * capacity unit for each 4 KB of what was announced, one or two for each model of usual size.
 *
 * <p>It throws an {@link dev.singlet.error.UnreadableItemException} if another program has changed
 * an announcement. A client of a tenant refuses it.
 */
@CheckReturnValue
public final class ModelsInUse extends Operation<List<UsedModel>> {

  private final Listing listing;

  private ModelsInUse(Listing listing) {
    this.listing = listing;
  }

  /**
   * Returns the list of all models in use.
   *
   * @param model any model of the table, such as the generated {@code ShopTable.describe()}
   * @return the operation
   * @throws InvalidArgumentException if the table can have other items where announcements are kept
   */
  public static ModelsInUse of(TableDescriptor model) {
    return new ModelsInUse(new Listing(ModelPlace.of(model), label(model, "modelsInUse")));
  }

  /** Returns the label of an operation, for reports of its requests. */
  static String label(TableDescriptor model, String operation) {
    String table = model.java();
    return table.substring(table.lastIndexOf('.') + 1) + "." + operation;
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  @Override
  public QueryRequest toRequest(RequestContext context) {
    return (QueryRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<List<UsedModel>> description() {
    return listing;
  }

  @Override
  public String toString() {
    return "ModelsInUse[" + listing.table().name() + "]";
  }
}
