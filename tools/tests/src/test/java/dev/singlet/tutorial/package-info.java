/** The tutorial, followed by a test as a reader follows it, and pages whose code a project has. */
package dev.singlet.tutorial;
