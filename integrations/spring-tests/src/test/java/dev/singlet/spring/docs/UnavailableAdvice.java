package dev.singlet.spring.docs;

import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@RestControllerAdvice
class UnavailableAdvice {

  @ExceptionHandler({TransientDataAccessException.class, RecoverableDataAccessException.class})
  ResponseEntity<Void> answer() {
    return ResponseEntity.status(503).header("Retry-After", "1").build();
  }
}
