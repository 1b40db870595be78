import type { Dice } from './dice.ts'
import { at, type Palette, type Size, sheet } from './paper.ts'

type House = {
  x: number
  y: number
  width: number
  height: number
  wall: string
  roof: string
  light: string
}

function windows(house: House, columns: number, rows: number, door: boolean): string {
  const [wide, tall] = [house.width / (columns * 2 + 1), Math.min(house.height / (rows * 2 + 0.6), 26)]
  const panes: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const below = door && row === rows - 1 && column === Math.floor(columns / 2)
      const [x, y] = [house.x + wide * (column * 2 + 1), house.y - house.height + tall * (row * 1.9 + 0.8)]
      const long = below ? house.y - y : tall
      panes.push(
        `<path d="M${at(x)} ${at(y + long)}V${at(y + wide / 2)}a${at(wide / 2)} ${at(wide / 2)} 0 0 1 ${at(wide)} 0V${at(y + long)}Z" fill="${below ? house.roof : house.light}"/>`,
      )
    }
  return panes.join('')
}

/** A house with a gable or a hipped roof; (x, y) is its lower left corner. */
function house(chance: Dice, view: House): string {
  const { x, y, width, height, wall, roof } = view
  const peak = width * chance.between(0.28, 0.5)
  const top = y - height
  const roofs: readonly [string, ...string[]] = [
    `M${at(x - 6)} ${at(top)}L${at(x + width / 2)} ${at(top - peak)}L${at(x + width + 6)} ${at(top)}Z`,
    `M${at(x - 6)} ${at(top)}L${at(x + width * 0.2)} ${at(top - peak * 0.7)}H${at(x + width * 0.8)}L${at(x + width + 6)} ${at(top)}Z`,
    `M${at(x - 6)} ${at(top)}L${at(x + width * 0.75)} ${at(top - peak * 0.9)}L${at(x + width + 6)} ${at(top)}Z`,
  ]
  const chimney = chance.chance(0.5)
    ? `<rect x="${at(x + width * 0.18)}" y="${at(top - peak * 0.8)}" width="${at(width * 0.11)}" height="${at(peak * 0.8)}" fill="${wall}"/>`
    : ''
  const [columns, rows] = [Math.max(1, Math.round(width / 42)), Math.max(1, Math.floor(height / 50))]
  return `${chimney}<rect x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${at(height + 60)}" fill="${wall}"/><path d="${chance.pick(roofs)}" fill="${roof}"/>${windows(view, columns, rows, chance.chance(0.6))}`
}

/** One street of houses from edge to edge on a ground line. */
export function street(
  size: Size,
  chance: Dice,
  y: number,
  tall: number,
  walls: readonly [string, ...string[]],
  roofs: readonly [string, ...string[]],
  light: string,
): string {
  const houses: string[] = []
  let x = -chance.between(10, 60)
  while (x < size.width + 20) {
    const width = tall * chance.between(0.5, 0.95)
    const height = tall * chance.between(0.55, 1.05)
    houses.push(
      house(chance, { x, y, width, height, wall: chance.pick(walls), roof: chance.pick(roofs), light }),
    )
    x += width + chance.between(-2, tall * 0.12)
  }
  return sheet(houses.join(''))
}

/** A room: wall, floor, a window with its light, a shelf. */
export function room(size: Size, chance: Dice, palette: Palette, view: string): string {
  const floor = size.height * 0.78
  const left = chance.pick([size.width * 0.09, size.width * 0.62])
  const [wide, tall] = [size.width * 0.26, size.height * 0.44]
  const top = size.height * 0.13
  const arch = chance.chance(0.5) ? wide / 2 : 14
  const shape = `M${at(left)} ${at(top + tall)}V${at(top + arch)}a${arch} ${arch} 0 0 1 ${arch} ${-arch}H${at(left + wide - arch)}a${arch} ${arch} 0 0 1 ${arch} ${arch}V${at(top + tall)}Z`
  return `<rect width="${size.width}" height="${size.height}" fill="${palette.far}"/><clipPath id="pane"><path d="${shape}"/></clipPath>${sheet(`<path d="${shape}" fill="${palette.pale}"/>`)}<g clip-path="url(#pane)"><rect x="${at(left)}" y="${top}" width="${at(wide)}" height="${at(tall)}" fill="url(#sky)"/>${view}</g><path d="${shape}M${at(left + wide / 2)} ${top}V${at(top + tall)}" fill="none" stroke="${palette.pale}" stroke-width="12"/>${sheet(`<rect x="${at(left - 20)}" y="${at(top + tall)}" width="${at(wide + 40)}" height="16" rx="6" fill="${palette.pale}"/>`)}${sheet(`<rect x="-20" y="${at(floor)}" width="${size.width + 40}" height="${size.height}" fill="${palette.back}"/>`)}`
}
