// Draws the icons that components/ui/icons.tsx names: `node scripts/icons.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import { drawIcons, iconNames } from './lib/iconSprite.ts'

const folder = 'components/ui'
const names = iconNames(await readFile(`${folder}/icons.tsx`, 'utf8'))
await writeFile(`${folder}/icons.svg`, await drawIcons(names))
console.log(`Drew ${names.length} icons in ${folder}/icons.svg.`)
