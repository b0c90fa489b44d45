package kinds;

import dev.singlet.annotation.Projection;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values of every kind, out of an entity that holds more. */
@Projection(of = Everything.class)
record Shape(
    boolean yes,
    @Nullable Short small,
    Instant begun,
    @Nullable Instant expires,
    Everything.State state,
    Set<Everything.State> states,
    List<Everything.Node> nodes,
    @Nullable Map<String, List<java.math.BigDecimal>> prices,
    Everything.Node root) {}
