package dev.singlet.it.docs.model;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

@Table(name = "Pokemons", indexes = @Index("GSI1"))
public sealed interface Pokedex permits Trainer {}
