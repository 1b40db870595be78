import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as icons from '#components/ui/icons.tsx'
import { drawIcons, iconNames } from '../../scripts/lib/iconSprite.ts'

const drawn = readFileSync('components/ui/icons.svg', 'utf8')

it('icons.svg contains the drawings that icons.tsx names (otherwise run node scripts/icons.ts)', async () => {
  expect(drawn).toBe(await drawIcons(iconNames(readFileSync('components/ui/icons.tsx', 'utf8'))))
})

it.each(Object.entries(icons))('%s shows a drawing of icons.svg', (_, Icon) => {
  const name = /href="[^"]*\/icons\.svg#([^"]+)"/.exec(renderToStaticMarkup(<Icon />))?.[1]
  expect(drawn).toContain(`<symbol id="${name}" `)
})

it('An icon keeps its size, fill and line, and is hidden from screen readers unless it has a label', () => {
  const { Check, Heart } = icons
  expect(renderToStaticMarkup(<Heart size={18} className="fill-current" />)).toContain(
    '<svg width="18" height="18" aria-hidden="true" class="fill-current">',
  )
  const labelled = renderToStaticMarkup(<Check className="stroke-3" role="img" aria-label="Done" />)
  expect(labelled).toContain('class="stroke-3" role="img" aria-label="Done"')
  expect(labelled).not.toContain('aria-hidden')
  // Without such a class.
  expect(readFileSync('styles/globals.css', 'utf8')).toMatch(
    /^ {2}svg \{\s+fill: none;\s+stroke-width: 2;\s+\}/m,
  )
})
