package kinds;

import dev.singlet.annotation.Projection;

/** Within an index that holds only keys. */
@Projection(of = Noted.class)
record NotedRank(String id, int importance) {}
