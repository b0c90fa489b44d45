package dev.singlet.deployed;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.model.TableDescriptor;
import dev.singlet.operation.Operation;

/**
 * Removes a model of a program from the {@linkplain ModelsInUse models in use}, for a program that
 * has ended for good.
 *
 * <pre>{@code
 * boolean isForgotten = client.execute(ForgetModel.of(ShopTable.describe(), used));
 * }</pre>
 *
 * <p>It is one {@code DeleteItem}, or an {@code UpdateItem} in a table where all models are in one
 * item. It costs as much as an {@linkplain AnnounceModel announcement}. Its result is false, and
 * nothing is removed, if the program has announced the model again since it was read, or if it is
 * removed already. A client of a tenant refuses it.
 */
@CheckReturnValue
public final class ForgetModel extends Operation<Boolean> {

  private final Forgetting forgetting;

  private ForgetModel(Forgetting forgetting) {
    this.forgetting = forgetting;
  }

  /**
   * Returns the removal of a model.
   *
   * @param model any model of the table, such as the generated {@code ShopTable.describe()}
   * @param used the model of a program to forget, as {@link ModelsInUse} has returned it
   * @return the operation
   * @throws InvalidArgumentException if the table can have other items where announcements are kept
   */
  public static ForgetModel of(TableDescriptor model, UsedModel used) {
    return new ForgetModel(
        new Forgetting(ModelPlace.of(model), ModelsInUse.label(model, "forgetModel"), used));
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<Boolean> description() {
    return forgetting;
  }

  @Override
  public String toString() {
    return "ForgetModel[" + forgetting.used() + "]";
  }
}
