package dev.singlet.spring.docs;

import dev.singlet.spring.TenantTable;
import dev.singlet.spring.model.Helpdesk.Case;
import dev.singlet.spring.model.HelpdeskCaseEntity;
import java.util.List;
import org.springframework.stereotype.Repository;

@Repository
class Cases {
  private final TenantTable helpdesk;

  Cases(TenantTable helpdesk) {
    this.helpdesk = helpdesk;
  }

  List<Case> all() {
    return helpdesk.client().stream(HelpdeskCaseEntity.all()).toList();
  }
}
