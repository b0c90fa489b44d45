// Where a file of the repository is on the site.
import { posix } from 'node:path'

/** The skill for coding agents, whose pages are under the same path on the site. */
export const SKILL = 'agents/singlet-modeling'

const OUTSIDE_DOCS = {
  'README.md': 'index.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CHANGELOG.md': 'changelog.md',
}

/** Returns the path of a page on the site, or nothing if the file is not a page. */
export function sitePath(file) {
  if (OUTSIDE_DOCS[file]) {
    return OUTSIDE_DOCS[file]
  }
  if (file.startsWith(`${SKILL}/`) && file.endsWith('.md')) {
    return file
  }
  if (!file.startsWith('docs/') || !file.endsWith('.md') || isReport(file)) {
    return undefined
  }
  const path = file.slice('docs/'.length)
  return path === 'README.md' ? 'guide.md' : path.replace(/README\.md$/, 'index.md')
}

/** Returns whether a file is part of a report, which the site has as it is. */
function isReport(file) {
  return file.startsWith('docs/reports/')
}

/**
 * Returns a link of a file as it is on the site: relative to a page, absolute to what is no page, to
 * the repository if its address is known, or nothing.
 */
export function siteLink(file, link, repository) {
  if (/^(https?:|mailto:|#)/.test(link)) {
    return link
  }
  const [path, hash] = link.split('#')
  const target = posix.join(posix.dirname(file), path)
  if (isReport(target)) {
    return target.slice('docs'.length) + (hash ? `#${hash}` : '')
  }
  const page = sitePath(target)
  if (page) {
    const from = posix.dirname(sitePath(file))
    const relative = posix.relative(from, page)
    // The start page of the site has other headings than the README.
    const at = hash && page !== 'index.md' ? `#${hash}` : ''
    return (relative.startsWith('.') ? relative : `./${relative}`) + at
  }
  if (target.startsWith('docs/')) {
    return link
  }
  return repository && `${repository}/blob/main/${target}`
}
