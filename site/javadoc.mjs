// The Javadoc of the published modules: that of the release profile, and a page that lists it.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES, ROOT } from './pages.mjs'

const NO_JAVADOC = /<maven\.(deploy|javadoc)\.skip>true|<packaging>pom/

/** Returns the folders of the modules that are published and hold code. */
export function publishedModules() {
  return [...pom('.').matchAll(/<module>([^<]*)<\/module>/g)]
    .map(([, folder]) => folder)
    .filter((folder) => !NO_JAVADOC.test(pom(folder)))
}

/** Copies the Javadoc of all modules if each has some, and returns the folders of those without. */
export function copyJavadoc() {
  const modules = publishedModules()
  const missing = modules.filter((folder) => !existsSync(javadocOf(folder)))
  if (missing.length) {
    return missing
  }
  const rows = modules.map((folder) => {
    const artifact = text(pom(folder).replace(/<parent>[^]*?<\/parent>/, ''), 'artifactId')
    cpSync(javadocOf(folder), join(PAGES, 'public/javadoc', artifact), { recursive: true })
    return `| [\`${artifact}\`](/javadoc/${artifact}/index.html) | ${text(pom(folder), 'description')} |`
  })
  mkdirSync(join(PAGES, 'javadoc'), { recursive: true })
  writeFileSync(
    join(PAGES, 'javadoc/index.md'),
    `# Javadoc\n\n| module | holds |\n|---|---|\n${rows.join('\n')}\n`,
  )
  return []
}

function javadocOf(folder) {
  return join(ROOT, folder, 'target/reports/apidocs')
}

function pom(folder) {
  return readFileSync(join(ROOT, folder, 'pom.xml'), 'utf8')
}

function text(xml, element) {
  return xml.match(new RegExp(`<${element}>([^<]*)</${element}>`))[1].trim().replace(/\s+/g, ' ')
}
