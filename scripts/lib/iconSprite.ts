import type { IconName } from 'lucide-react/dynamic'
import imports from 'lucide-react/dynamicIconImports.mjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The names in the source of components/ui/icons.tsx, in its order. */
export const iconNames = (source: string): string[] =>
  [...source.matchAll(/createIcon\('([^']+)'\)/g)].map(([, name = '']) => name)

const isDrawn = (name: string): name is IconName => name in imports

/** Returns one SVG with a symbol of each icon. Fill and width of the lines are inherited from where it is used. */
export async function drawIcons(names: string[]): Promise<string> {
  const symbols = await Promise.all(names.map(drawSymbol))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Icons of Lucide (lucide.dev). ISC License, © Lucide Icons and Contributors; some © Cole Bemis, MIT License. -->',
    ...symbols,
    '</svg>\n',
  ].join('\n')
}

async function drawSymbol(name: string): Promise<string> {
  if (!isDrawn(name)) throw new Error(`Lucide has no icon ${name}`)
  const { default: Icon } = await imports[name]()
  const lines = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`
}
