// What the start page shows of other pages: figures and texts that tests hold there.
import { readFileSync } from 'node:fs'
import { ROOT } from '../../pages.mjs'

const WAYS = ['hand-written', 'Singlet', 'enhanced, bean']
const CALLS = [
  ['Read a page of 100 items', 'query of 100'],
  ['Read 100 items of several entities', 'collection of 100'],
  ['Make an object of an item', 'item to object'],
  ['Write an item', 'put'],
  ['Cold start, 20 entities', 'Java 17, plain, 20 types'],
]

export default {
  watch: ['../../../docs/benchmarks.md', '../../../docs/reference/*.md'],
  load() {
    const benchmarks = read('benchmarks.md')
    return {
      figures: CALLS.map(([title, call]) => ({
        title,
        times: WAYS.map((way) => time(benchmarks, `${call}, ${way}`)),
      })),
      update: ratio(benchmarks, 'update, Singlet'),
      mistakes: count(read('reference/diagnostics.md'), /^#### SGT\d{4}/gm),
      changes: count(read('reference/changes.md'), /^## SGC\d{4}/gm),
      refusal: refusal(read('reference/changes.md'), 'SGC0303'),
    }
  },
}

function read(page) {
  return readFileSync(`${ROOT}/docs/${page}`, 'utf8')
}

function cells(page, row) {
  const line = page.split('\n').find((each) => each.startsWith(`| ${row} |`))
  if (!line) {
    throw new Error(`benchmarks.md has no row "${row}", which the start page shows`)
  }
  return line.split('|').map((cell) => cell.trim())
}

/** The text of a time, and the same in microseconds. */
function time(page, row) {
  const text = cells(page, row)[2]
  const [, number, unit] = text.match(/^([\d.]+) (µs|ms|s)$/)
  return { text, micros: number * { 'µs': 1, ms: 1e3, s: 1e6 }[unit] }
}

function ratio(page, row) {
  return Number(cells(page, row)[4])
}

function count(page, pattern) {
  return page.match(pattern).length
}

function refusal(page, code) {
  const [, text] = page.match(new RegExp(`## ${code}:[^]*?\`\`\`\\n(\\[${code}\\][^]*?)\`\`\``))
  return text.trimEnd()
}
