// Files that Maven leaves out by default, and the text and the report that a project has of its own.
def made = new File(basedir, 'target/tracker')
['.gitignore', '.github/workflows/build.yml', 'AGENTS.md', 'target/singlet/Tracker.html'].each {
  assert new File(made, it).file
}
assert new File(made, 'README.md').text.startsWith('# tracker\n')
