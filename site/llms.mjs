// The site for programs that read text: llms.txt, llms-full.txt, and each page as Markdown beside
// the page. Links between them stay among Markdown files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allPages, sections } from './contents.mjs'
import { PAGES, ROOT, linkedText } from './pages.mjs'

export function writeForAgents(outDir, base, pages) {
  const listed = forAgentsFirst(sections(ROOT))
  const readme = linkedText('README.md')
  const files = new Map(allPages(listed).map((page) => [page.path, page.file]))
  for (const page of new Set([...pages, ...files.keys()])) {
    const file = page === 'index.md' ? 'README.md' : files.get(page)
    write(join(outDir, page), file ? linkedText(file) : readFileSync(join(PAGES, page), 'utf8'))
  }
  const link = (page) => `${base}${page.path}`
  const javadoc = pages.includes('javadoc/index.md') ? [javadocOf(base)] : []
  write(join(outDir, 'llms.txt'), [index(readme, listed, link), ...javadoc].join('\n'))
  write(join(outDir, 'llms-full.txt'), full(readme, listed, link))
}

/** The sections, with the one for agents before those for people. */
function forAgentsFirst(listed) {
  const forAgents = listed.find((section) => section.title === 'For coding agents')
  return [forAgents, ...listed.filter((section) => section !== forAgents)]
}

/** The beginning of the README, and the list of all pages. */
function index(readme, listed, link) {
  const [first, ...rest] = readme.split(/^## /m)[0].trim().replace('# Singlet\n\n', '').split('\n\n')
  const lists = listed.map((section) => {
    // What a reader with little room leaves out has this name by convention.
    const title = section.title === 'Inside' ? 'Optional' : section.title
    return `## ${title}\n\n${allPages([section]).map((page) => line(page, link)).join('\n')}\n`
  })
  return ['# Singlet', `> ${first.replaceAll('\n', ' ')}`, ...rest, ...lists].join('\n\n')
}

/** The addresses of Javadoc, which can't be guessed. */
function javadocOf(base) {
  return `## Javadoc

${base}javadoc/index.md lists the modules. The page of a class has the artifact, the Java module, and the package in its
address, such as ${base}javadoc/singlet-core/dev.singlet.core/dev/singlet/TableClient.html. All classes of a module:
${base}javadoc/singlet-core/allclasses-index.html
`
}

function line(page, link) {
  return `- [${page.title}](${link(page)})${page.about ? `: ${page.about}` : ''}`
}

/** All pages for users, one after the other. */
function full(readme, listed, link) {
  const pages = allPages(listed.filter((section) => section.title !== 'Inside'))
  const texts = pages.map(
    (page) => `<!-- ${link(page)} -->\n\n${linkedText(page.file).trim()}\n`,
  )
  return [readme, ...texts].join('\n')
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
