package dev.singlet.spring;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table with tenants, seen by the {@link CurrentTenant}. It is a singleton that services can
 * keep, while each call of {@link #client} asks for the tenant. A client is bound to its tenant for
 * good, so don't keep one longer than a request.
 *
 * <pre>{@code
 * List<Case> open() {
 *   return helpdesk.client().stream(CaseEntity.open()).toList();
 * }
 * }</pre>
 */
public final class TenantTable {

  private final CurrentTenant tenant;
  private final @Nullable TableClient client;
  private final @Nullable AsyncTableClient asyncClient;

  /**
   * Makes a table of the current tenant.
   *
   * @param tenant the source of the tenant
   * @param client the client of the table, without a tenant; null if there is none
   * @param asyncClient the asynchronous client of the table, without a tenant; null if there is
   *     none
   */
  public TenantTable(
      CurrentTenant tenant, @Nullable TableClient client, @Nullable AsyncTableClient asyncClient) {
    this.tenant = Objects.requireNonNull(tenant, "tenant");
    this.client = client;
    this.asyncClient = asyncClient;
  }

  /**
   * Returns a client that sees the items of the current tenant only, see {@link
   * TableClient#onlyForTenant}.
   *
   * @return a client for the rest of this request
   * @throws IllegalStateException if there is only an asynchronous client
   * @throws dev.singlet.error.InvalidArgumentException if the table has no tenants
   * @throws dev.singlet.error.InvalidKeyException if the tenant's id can't be in a key
   */
  public TableClient client() {
    if (client == null) {
      throw new IllegalStateException(
          "There is no TableClient, because there is no bean of DynamoDbClient. Call asyncClient().");
    }
    return client.onlyForTenant(id());
  }

  /**
   * Returns an asynchronous client that sees the items of the current tenant only, see {@link
   * AsyncTableClient#onlyForTenant}.
   *
   * @return a client for the rest of this request
   * @throws IllegalStateException if there is only a blocking client
   * @throws dev.singlet.error.InvalidArgumentException if the table has no tenants
   * @throws dev.singlet.error.InvalidKeyException if the tenant's id can't be in a key
   */
  public AsyncTableClient asyncClient() {
    if (asyncClient == null) {
      throw new IllegalStateException(
          "There is no AsyncTableClient, because there is no bean of DynamoDbAsyncClient. Call"
              + " client().");
    }
    return asyncClient.onlyForTenant(id());
  }

  private String id() {
    return Objects.requireNonNull(tenant.id(), "The id of the current tenant is null.");
  }
}
