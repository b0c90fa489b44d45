package dev.singlet.spring.boot.slice;

import dev.singlet.TableClient;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import java.util.Optional;
import org.springframework.stereotype.Repository;

@Repository
class Articles {
  private final TableClient wiki;

  Articles(TableClient wiki) {
    this.wiki = wiki;
  }

  void save(Wiki.Article article) {
    wiki.execute(WikiArticleEntity.put(article).ifNotExists());
  }

  Optional<Wiki.Article> find(String title) {
    return wiki.execute(WikiArticleEntity.get(title));
  }
}
