import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { allPages, sections } from '../contents.mjs'
import { writeForAgents } from '../llms.mjs'
import { anchor, compilerSays, emptyHeaders, plainText, staticLinks } from '../markdown.mjs'
import { IS_SAMPLE, PAGES, ROOT, TARGET } from '../pages.mjs'

const listed = sections(ROOT)
const about = new Map(allPages(listed).map((page) => [page.path, page.about]))
const version = readFileSync(`${ROOT}/pom.xml`, 'utf8').match(/<version>([^<]*)<\/version>/)[1]
const hasJavadoc = existsSync(`${PAGES}/javadoc/index.md`)

export default defineConfig({
  title: 'Singlet',
  description: 'Single-table models on Amazon DynamoDB that the Java compiler checks',
  lang: 'en',
  srcDir: PAGES,
  srcExclude: ['public/**'],
  outDir: `${TARGET}/site`,
  cacheDir: `${TARGET}/cache`,
  head: [
    ['link', { rel: 'icon', href: 'data:image/svg+xml,' + encodeURIComponent(mark()) }],
    ['meta', { name: 'theme-color', content: '#14514a' }],
  ],
  ignoreDeadLinks: IS_SAMPLE,
  // Charts are pictures of their own, whose colours follow the page.
  vite: { build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 } },
  markdown: {
    attrs: { disable: true },
    anchor: { slugify: anchor },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [compilerSays],
    config(md) {
      plainText(md)
      staticLinks(md)
      emptyHeaders(md)
    },
  },
  transformPageData(page) {
    const description = about.get(page.relativePath)
    return description ? { description } : undefined
  },
  transformHead({ pageData }) {
    if (pageData.isNotFound) {
      return []
    }
    const href = `/${pageData.relativePath}`
    return [['link', { rel: 'alternate', type: 'text/markdown', href }]]
  },
  buildEnd({ outDir, site, pages }) {
    writeForAgents(outDir, site.base, pages)
  },
  themeConfig: {
    outline: { level: [2, 3], label: 'On this page' },
    nav: [
      { text: 'Guide', link: '/guide', activeMatch: '^/(guide|start|model|read|write|operate)' },
      { text: 'Recipes', link: '/recipes/', activeMatch: '^/recipes/' },
      { text: 'Reference', link: '/reference/annotations', activeMatch: '^/(reference|benchmarks|changelog)' },
      ...(hasJavadoc ? [{ text: 'Javadoc', link: '/javadoc/' }] : []),
      {
        text: version,
        items: [
          { text: 'Changes', link: '/changelog' },
          { text: 'Report of the GitHub example', link: '/reports/github.html', target: '_self' },
          { text: 'Report of the shop', link: '/reports/ecommerce.html', target: '_self' },
          { text: 'Inside Singlet', link: '/architecture' },
        ],
      },
    ],
    sidebar: {
      ...at(['/recipes/'], sidebar('Recipes')),
      ...at(['/agents/'], sidebar('For coding agents', 'Start')),
      ...at(['/reference/', '/benchmarks', '/changelog', '/javadoc/'], sidebar('Reference')),
      ...at(['/architecture', '/contributing', '/adr/'], sidebar('Inside')),
      // The first path that fits is taken.
      '/': sidebar('Start', 'Model', 'Read', 'Write', 'Operate'),
    },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          // Decisions are for those who change Singlet: they come after the guide.
          searchOptions: { boostDocument: (id) => (/^\/(adr|changelog)/.test(id) ? 0.2 : 1) },
        },
      },
    },
    socialLinks: [],
    footer: { message: 'Apache License 2.0' },
    docFooter: { prev: 'Before', next: 'Next' },
  },
})

function at(paths, sidebar) {
  return Object.fromEntries(paths.map((path) => [path, sidebar]))
}

function sidebar(...titles) {
  return titles.map((title) => {
    const section = listed.find((each) => each.title === title)
    return { text: title, items: section.pages.map(entry) }
  })
}

function entry(page) {
  const items = page.pages.length ? { items: page.pages.map(entry) } : {}
  return { text: page.title, link: `/${page.path.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`, ...items }
}

/** The mark of Singlet: two keys of one item. */
function mark() {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7"' +
    ' fill="#14514a"/><path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" stroke-width="3"' +
    ' stroke-linecap="round"/></svg>'
  )
}
