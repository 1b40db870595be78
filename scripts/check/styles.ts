// Browsers search the whole page again, whenever something is inserted into it, for what an `:has()` of its root looks for anywhere.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import { getLine } from './lib/source.ts'

const why =
  'is searched for in the whole page whenever something is inserted: name each step from the root, as in html:has(> body > .scrim)'

/** What `html`, `body` or `:root` looks for, without the parentheses within it. */
const searches = /(?<![\w.#-])(?:html|body|:root):has\(((?:[^()]|\([^()]*\))*)\)/g

/** A selector whose every part is a child of the one before. */
const children = /^(?:\s*>\s*(?:[^\s>+~,[(]|\[[^\]]*\]|\([^()]*\))+)+\s*$/

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

function offencesIn(file: string, css: string): Offence[] {
  const text = withoutComments(css)
  const wide = [...text.matchAll(searches)].filter(
    ([, wanted = '']) => !wanted.split(',').every((selector) => children.test(selector)),
  )
  return wide.map(({ 0: selector, index }) => ({
    file,
    line: getLine(text, index),
    why: `${selector} ${why}`,
  }))
}

export const styles = ({ root }: Repository): Finding => ({
  offences: globSync('styles/**/*.css', { cwd: root })
    .sort()
    .flatMap((file) => offencesIn(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'))),
})

if (import.meta.main) await report({ styles })
