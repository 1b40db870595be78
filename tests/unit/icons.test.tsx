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
  expect(renderToStaticMarkup(<Heart size={18} fill="currentColor" className="shrink-0" />)).toContain(
    '<svg width="18" height="18" fill="currentColor" stroke-width="2" aria-hidden="true" class="shrink-0">',
  )
  const labelled = renderToStaticMarkup(<Check strokeWidth={3} role="img" aria-label="Done" />)
  expect(labelled).toContain('stroke-width="3" role="img" aria-label="Done"')
  expect(labelled).not.toContain('aria-hidden')
})
