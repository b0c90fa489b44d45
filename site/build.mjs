// Builds the site into target/site.
import { build } from 'vitepress'
import { copyJavadoc } from './javadoc.mjs'
import { writePages } from './pages.mjs'

writePages()
const missing = copyJavadoc()
if (missing.length && process.argv.includes('--with-javadoc')) {
  throw new Error(`no Javadoc of ${missing.join(', ')}`)
}
const base = process.argv.find((each) => each.startsWith('--base='))?.slice('--base='.length)
await build(import.meta.dirname, { base })
