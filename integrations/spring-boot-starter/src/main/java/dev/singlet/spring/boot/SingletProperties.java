package dev.singlet.spring.boot;

import dev.singlet.listener.RequestDetail;
import dev.singlet.operation.PageTokens;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The properties of Singlet.
 *
 * @param tables settings of each table, by the name of the bean of its TableSchema
 * @param pageTokens the protection of page tokens
 * @param requestDetails further details of requests that listeners receive
 * @param executor the name of a bean of Executor, whose threads the blocking clients use for
 *     requests that can be made at the same time. Without it, these follow one after the other
 * @param transactionAttempts how often a transaction is tried while others write its items; 8 if it
 *     isn't set
 * @param validateOnRead whether items that violate a constraint count as unreadable
 * @param health the health indicator, which management.health.singlet.enabled turns on
 * @param migrations the migrations where the application starts
 * @param web page tokens in requests of the web
 */
@ConfigurationProperties("singlet")
public record SingletProperties(
    @DefaultValue Map<String, Table> tables,
    @DefaultValue Tokens pageTokens,
    @DefaultValue Set<RequestDetail> requestDetails,
    @Nullable String executor,
    @Nullable Integer transactionAttempts,
    @DefaultValue("false") boolean validateOnRead,
    @DefaultValue Health health,
    @DefaultValue AtStart migrations,
    @DefaultValue Web web) {

  /**
   * Checks the values.
   *
   * @param tables settings of each table
   * @param pageTokens the protection of page tokens
   * @param requestDetails further details of requests
   * @param executor the name of a bean of Executor
   * @param transactionAttempts how often a transaction is tried
   * @param validateOnRead whether invalid items count as unreadable
   * @param health the health indicator
   * @param migrations the migrations where the application starts
   * @param web page tokens in requests of the web
   */
  public SingletProperties {
    tables = Map.copyOf(tables);
    requestDetails = Set.copyOf(requestDetails);
    if (transactionAttempts != null && transactionAttempts < 1) {
      throw new IllegalArgumentException(
          "singlet.transaction-attempts is %d. Set it to 1 or more."
              .formatted(transactionAttempts));
    }
  }

  /**
   * The settings of one table.
   *
   * @param name the table's name in DynamoDB, or its ARN. It is taken as it is; without it, the
   *     declared name is used, with the prefix and suffix of Spring Cloud AWS
   * @param namedAfter the class to give to Spring Cloud AWS's DynamoDbTableNameResolver, to get the
   *     table's name
   */
  public record Table(@Nullable String name, @Nullable Class<?> namedAfter) {

    /**
     * Checks the values.
     *
     * @param name the table's name in DynamoDB
     * @param namedAfter the class to name the table after
     */
    public Table {
      if (name != null && name.isBlank()) {
        throw new IllegalArgumentException(
            "The name of a table is blank. Set singlet.tables.<bean>.name to the name of the table"
                + " in DynamoDB, or leave it out.");
      }
      if (name != null && namedAfter != null) {
        throw new IllegalArgumentException(
            "A table has both a name, %s, and a class to be named after, %s."
                    .formatted(name, namedAfter.getName())
                + " Leave one of singlet.tables.<bean>.name and .named-after out.");
      }
    }
  }

  /**
   * The protection of page tokens.
   *
   * @param protection the kind of protection
   * @param secret 32 or more bytes of text, such as 32 random bytes in Base64
   * @param olderSecrets secrets of tokens that are still accepted
   */
  public record Tokens(
      @DefaultValue("unsigned") Protection protection,
      @Nullable String secret,
      @DefaultValue List<String> olderSecrets) {

    private static final int SECRET_BYTES = 32;

    /**
     * Checks the values.
     *
     * @param protection the kind of protection
     * @param secret the secret of tokens
     * @param olderSecrets secrets of tokens that are still accepted
     */
    public Tokens {
      olderSecrets = List.copyOf(olderSecrets);
      if (protection == Protection.UNSIGNED) {
        if (secret != null) {
          throw new IllegalArgumentException(
              "singlet.page-tokens.secret is set, but tokens are not protected. Set"
                  + " singlet.page-tokens.protection to signed or encrypted.");
        }
      } else if (secret == null) {
        throw new IllegalArgumentException(
            "singlet.page-tokens.protection is %s, which needs a secret. Set"
                    .formatted(protection.name().toLowerCase(Locale.ROOT))
                + " singlet.page-tokens.secret to 32 random bytes in Base64.");
      }
      long tooShort =
          Stream.concat(Stream.ofNullable(secret), olderSecrets.stream())
              .filter(each -> each.getBytes(StandardCharsets.UTF_8).length < SECRET_BYTES)
              .count();
      if (tooShort > 0) {
        throw new IllegalArgumentException(
            "A secret of page tokens is shorter than %d bytes. Set singlet.page-tokens.secret to 32"
                    .formatted(SECRET_BYTES)
                + " random bytes in Base64, such as `openssl rand -base64 32` prints.");
      }
    }

    /** Returns the protection of a client's tokens. */
    PageTokens toPageTokens() {
      String[] older = olderSecrets.toArray(String[]::new);
      return secret == null
          ? PageTokens.unsigned()
          : protection == Protection.SIGNED
              ? PageTokens.signed(secret, older)
              : PageTokens.encrypted(secret, older);
    }

    /** Hides the secrets. */
    @Override
    public String toString() {
      return "Tokens[" + protection + "]";
    }
  }

  /** The kinds of protection of page tokens. */
  public enum Protection {
    /** Tokens have a digest. Anyone can make one for another position in the same range. */
    UNSIGNED,
    /** Only a holder of the secret can make tokens. Anyone can read them. */
    SIGNED,
    /** Only a holder of the secret can make or read tokens. */
    ENCRYPTED
  }

  /**
   * The health indicator.
   *
   * @param timeToLive how long a comparison is kept before the next one sends requests
   */
  public record Health(@DefaultValue("5m") Duration timeToLive) {

    /**
     * Checks the value.
     *
     * @param timeToLive how long a comparison is kept
     */
    public Health {
      if (timeToLive.isNegative()) {
        throw new IllegalArgumentException(
            "singlet.health.time-to-live is %s. Set it to 0 or more.".formatted(timeToLive));
      }
    }
  }

  /**
   * The migrations where the application starts.
   *
   * @param atStart what to do with the beans of Migrations
   */
  public record AtStart(@DefaultValue("validate") Choice atStart) {}

  /** The choices for migrations where the application starts. */
  public enum Choice {
    /** The application doesn't start if a step is neither done nor waiting. */
    VALIDATE,
    /** The application runs the steps before it starts. For development and tests. */
    MIGRATE,
    /** Nothing happens. */
    NONE
  }

  /**
   * Page tokens in requests of the web.
   *
   * @param pageParameter the name of the request's parameter that has the page token
   */
  public record Web(@DefaultValue("page") String pageParameter) {

    /**
     * Checks the value.
     *
     * @param pageParameter the name of the parameter
     */
    public Web {
      if (pageParameter.isBlank()) {
        throw new IllegalArgumentException(
            "singlet.web.page-parameter is blank. Set it to the name of a request's parameter.");
      }
    }
  }

  /** Returns the settings of a table. */
  Table table(String bean) {
    return tables.getOrDefault(bean, new Table(null, null));
  }
}
