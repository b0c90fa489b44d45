// Copies docs and the skill to target/pages as VitePress reads it: with the start page, with links that are right
// on the site, and without the comments that tests need. What is no page goes to its public folder.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SKILL, sitePath, siteLink } from './paths.mjs'

export const ROOT = join(import.meta.dirname, '..')
/** Whether only a few pages are built, for tests. */
export const IS_SAMPLE = process.env.SITE_SAMPLE === 'true'
export const TARGET = join(import.meta.dirname, 'target', IS_SAMPLE ? 'sample' : '')
export const PAGES = join(TARGET, 'pages')
const PUBLIC = join(PAGES, 'public')
/** The address of the repository, if the POM names one. */
const REPOSITORY = readFileSync(join(ROOT, 'pom.xml'), 'utf8').match(
  /<scm[^>]*>[^]*?<url>([^<]*)<\/url>[^]*?<\/scm>/,
)?.[1]
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g

const SAMPLE = [
  'guide.md',
  'model/keys.md',
  'recipes/many-to-many.md',
  'benchmarks.md',
  'adr/index.md',
  `${SKILL}/SKILL.md`,
]

/** Writes the pages, and all other files. */
export function writePages() {
  rmSync(PAGES, { recursive: true, force: true })
  for (const file of [...files('docs'), ...files(SKILL), 'CONTRIBUTING.md', 'CHANGELOG.md']) {
    const page = sitePath(file)
    if (!page) {
      copyToPublic(file)
    } else if (!IS_SAMPLE || SAMPLE.includes(page)) {
      write(join(PAGES, page), linkedText(file))
    }
  }
  cpSync(join(import.meta.dirname, 'index.md'), join(PAGES, 'index.md'))
}

/** Returns the text of a file with the links that are right on the site. */
export function linkedText(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/^<!-- .*? -->\n\n?/gm, '')
  return text
    .split(/^(```[^]*?^```)/m)
    .map((part) => (part.startsWith('```') ? part : linked(part, file)))
    .join('')
}

function linked(text, file) {
  return text.replace(LINK, (_, label, link) => {
    const target = siteLink(file, link, REPOSITORY)
    return target ? `[${label}](${target})` : label
  })
}

function files(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(ROOT.length + 1))
}

/** Pictures are also beside the pages, which VitePress puts among its assets. */
function copyToPublic(file) {
  const path = file.slice('docs/'.length)
  cpSync(join(ROOT, file), join(PUBLIC, path))
  if (/\.(svg|png)$/.test(file)) {
    cpSync(join(ROOT, file), join(PAGES, path))
  }
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
