// The differences between GitHub's Markdown and that of VitePress, so that pages read the same.

/** Returns the name by which GitHub links to a heading. */
export function anchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

/** Leaves texts that look like addresses, smileys or tables of contents as they are. */
export function plainText(md) {
  md.set({ linkify: false })
  md.disable(['emoji', 'linkify'], true)
}

/** Opens what is no page of VitePress by the browser. */
export function staticLinks(md) {
  const open = md.renderer.rules.link_open
  md.renderer.rules.link_open = (tokens, index, options, env, self) => {
    if (/^\/(reports|javadoc)\//.test(tokens[index].attrGet('href'))) {
      tokens[index].attrSet('target', '_self')
    }
    return open ? open(tokens, index, options, env, self) : self.renderToken(tokens, index, options)
  }
}

/** Makes a cell without text of a header without text, which is the header of nothing. */
export function emptyHeaders(md) {
  md.core.ruler.push('empty_headers', ({ tokens }) => {
    tokens.forEach((token, i) => {
      if (token.type === 'th_open' && tokens[i + 1].content === '') {
        token.tag = 'td'
        tokens[i + 2].tag = 'td'
      }
    })
  })
}

/** Marks the comments that say what the compiler says, in blocks of code that doesn't compile. */
export const compilerSays = {
  line(node) {
    if (/^\s*\/\/ \[SG[TC]\d{4}\]/.test(textOf(node))) {
      this.addClassToHast(node, 'says')
    }
  },
}

function textOf(node) {
  return node.value ?? node.children.map(textOf).join('')
}
