// The documentation as docs/README.md lists it: its sections, and the pages of each with what they
// are about. The sidebar, llms.txt and the descriptions of pages are made of it, so that a page is
// named in one place.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { sitePath } from './paths.mjs'

/** Returns the sections below the level-two headings of docs/README.md that list pages. */
export function sections(root) {
  const list = pagesIn(readFileSync(`${root}/docs/README.md`, 'utf8'), 'docs')
  const decisions = pagesIn(readFileSync(`${root}/docs/adr/README.md`, 'utf8'), 'docs/adr')
  const inside = list.find((section) => section.title === 'Inside')
  inside.pages.find((page) => page.path === 'adr/index.md').pages = decisions.flatMap(
    (section) => section.pages,
  )
  return list
}

/** Returns all pages of sections, those below other pages too. */
export function allPages(sections) {
  return sections.flatMap((section) => section.pages.flatMap((page) => [page, ...page.pages]))
}

function pagesIn(text, folder) {
  const found = []
  let section = { title: '', pages: [] }
  for (const line of joined(text)) {
    const heading = line.match(/^## (.*)/)
    if (heading) {
      section = { title: heading[1], pages: [] }
    }
    const item = line.match(/^- \[([^\]]+)\]\(([^)#\s]+\.md)\)[:,]?(.*)/)
    if (item) {
      const [, title, link, about] = item
      const file = posix.join(folder, link)
      if (!found.includes(section)) {
        found.push(section)
      }
      section.pages.push({ title, file, path: sitePath(file), about: sentence(about), pages: [] })
    }
  }
  return found
}

/** Lines of Markdown, with those of an item of a list as one. */
function joined(text) {
  return text.replace(/\n +(?=[^-\s])/g, ' ').split('\n')
}

function sentence(about) {
  const plain = about.trim().replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')
  return plain && plain[0].toUpperCase() + plain.slice(1)
}
