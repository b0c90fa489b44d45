package dev.singlet.deployed;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.deployed.ModelText;
import dev.singlet.model.TableDescriptor;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Writes into the table that a program uses a model. {@link ModelsInUse} lists what is announced,
 * so that the next model can be compared with all that are in use. Nothing announces a model by
 * itself: execute this where a program starts, or in the step that deploys it. Its result is the
 * hash of the model.
 *
 * <pre>{@code
 * client.execute(AnnounceModel.of(ShopTable.describe(), "checkout"));
 * }</pre>
 *
 * <p>It is one {@code UpdateItem}. The first announcement of a model stores the descriptor,
 * compressed, and the time. Later ones change the time when the program was last seen. They can be
 * made at any time, and by several instances at once. A program that runs for weeks announces its
 * model again from time to time.
 *
 * <p>Each announcement costs a write capacity unit for each KB of its item: 2 to 6 units for most
 * models. If the table has no sort key, or one that is not text, all models are in one item of at
 * most 400 KB, and each announcement costs as much as all of them together. DynamoDB refuses one
 * that doesn't fit; then {@linkplain ForgetModel forget} programs that have ended.
 *
 * <p>The item belongs to the whole table. A client of a tenant refuses this operation.
 */
@CheckReturnValue
public final class AnnounceModel extends Operation<String> {

  private static final Pattern PROGRAM = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

  private final Announcing announcing;

  private AnnounceModel(Announcing announcing) {
    this.announcing = announcing;
  }

  /**
   * Returns the announcement of a model.
   *
   * @param model the model that the program was compiled with, such as the generated {@code
   *     ShopTable.describe()}
   * @param program the name of the program: up to 100 letters and digits of ASCII, and {@code . _
   *     -} after the first one
   * @return the operation
   * @throws InvalidArgumentException if the name is another text, if an item can't hold the model,
   *     or if the table can have other items where announcements are kept
   */
  public static AnnounceModel of(TableDescriptor model, String program) {
    if (!PROGRAM.matcher(program).matches()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "AnnounceModel of \""
              + program
              + "\": name the program by up to 100 letters and digits, and . _ - after the first.");
    }
    ModelText text = ModelText.of(model);
    return new AnnounceModel(
        new Announcing(
            ModelPlace.of(model),
            ModelsInUse.label(model, "announceModel"),
            program,
            text.hash(),
            text.compressed()));
  }

  /**
   * Returns the hash of the model.
   *
   * @return 16 hexadecimal digits, which are the same for the same model, whatever its Javadoc
   */
  public String hash() {
    return announcing.hash();
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return (UpdateItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<String> description() {
    return announcing;
  }

  @Override
  public String toString() {
    return "AnnounceModel[" + ModelPlace.id(announcing.program(), announcing.hash()) + "]";
  }
}
