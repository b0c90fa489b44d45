package dev.singlet.spring.boot.slice;

import org.springframework.stereotype.Component;

/** A part that has nothing to do with items. */
@Component
class Mailer {}
