import type { Dice } from '../dice.ts'
import type { Palette, Size } from '../paper.ts'

/** One composition as SVG. */
export type Banner = (size: Size, palette: Palette, chance: Dice) => string
