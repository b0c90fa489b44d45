package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;

/** Someone who writes. The version counts the changes of the profile. */
@Entity
@LinkedKey(partition = "USER#{handle}", sort = "USER")
@LinkedKey(index = "GSI1", partition = "USER#{handle}", sort = "PROFILE")
public record User(String handle, String name, String picture, @Version long version)
    implements ProfilePage {}
