package dev.singlet.it.docs.model;

import dev.singlet.TableClient;
import dev.singlet.annotation.Projection;
import java.util.List;

public class ParcelBoard {

  @Projection(of = Post.Parcel.class)
  public record Destination(String id, Town to) {

    public record Town(Post.Country country, String city) {}
  }

  public List<Destination> bound(TableClient post, Post.Country country, String city) {
    return post.stream(
            PostParcelEntity.inCity(country, city).project(ParcelBoardDestinationProjection.type()))
        .toList();
  }
}
