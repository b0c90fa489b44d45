package dev.singlet.spring.boot.slice;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** An application with a repository, and with parts that a test of it doesn't need. */
@SpringBootApplication
class WikiApplication {}
