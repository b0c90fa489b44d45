package kinds;

import dev.singlet.annotation.Projection;

/** Within each index but the one that holds only keys. */
@Projection(of = Noted.class)
record NotedTitle(String title, int importance, int weight) {}
