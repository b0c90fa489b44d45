package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.ItemCheck;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compares the items of the tables with the models: reads each as its entity, and compares it with
 * what a put of its record would write. It changes nothing, and costs half a read capacity unit for
 * each 4 KB. It fails the build where operations of a model would fail, give wrong answers or lose
 * values, and where no item was compared.
 */
@Mojo(
    name = "verify-items",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class VerifyItemsMojo extends LiveMojo {

  /** Reads about as many items, spread over the table. All, without it. */
  @Parameter(property = "singlet.sample", defaultValue = "0")
  private int sample;

  /** Reads the whole table in segments, up to 16 at once. */
  @Parameter(property = "singlet.segments", defaultValue = "1")
  private int segments = 1;

  /** Consumes at most so many read capacity units per second. No limit, without it. */
  @Parameter(property = "singlet.rate", defaultValue = "0")
  private double rate;

  /** The tenant, for tables with tenants. */
  @Parameter(property = "singlet.tenant", defaultValue = "")
  private String tenant = "";

  /** Compares the items of all tenants in one pass, for tables with tenants. */
  @Parameter(property = "singlet.allTenants", defaultValue = "false")
  private boolean allTenants;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    ItemCheck check =
        new ItemCheck(sample, segments, rate, text(tenant), allTenants, ItemCheck.Format.TEXT);
    return print(live.compareItemsWith(table, models.classes(), check, getLog()::info));
  }
}
