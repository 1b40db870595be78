/** Five tones from the far ridge to the near ground, and the colours of the things on them. */
export type Palette = {
  sky: readonly [top: string, bottom: string]
  sun: string
  far: string
  back: string
  middle: string
  front: string
  near: string
  accent: string
  second: string
  pale: string
}

export type Size = {
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

export const ink = '#18211C'

export const palettes = {
  spring: {
    sky: ['#FBEFD5', '#E3F1E4'],
    sun: '#F2B84B',
    far: '#C3E0CB',
    back: '#93C9A5',
    middle: '#55A677',
    front: '#1B7A4B',
    near: '#0F4D33',
    accent: '#C8452B',
    second: '#F2B84B',
    pale: '#FAF8F4',
  },
  dusk: {
    sky: ['#5A55C9', '#F3B8A0'],
    sun: '#F9DE9F',
    far: '#A78FCB',
    back: '#7A6BBF',
    middle: '#524BAF',
    front: '#363189',
    near: '#201D5C',
    accent: '#F0795F',
    second: '#F2B84B',
    pale: '#FDF0E4',
  },
  sea: {
    sky: ['#FDF3DF', '#D3EAEA'],
    sun: '#F0795F',
    far: '#B5DCDA',
    back: '#7FBFC0',
    middle: '#46999E',
    front: '#23727B',
    near: '#124650',
    accent: '#C8452B',
    second: '#F2B84B',
    pale: '#FAF8F4',
  },
  harvest: {
    sky: ['#FCE9C4', '#FBD9B0'],
    sun: '#C8452B',
    far: '#F3CB85',
    back: '#E7AC58',
    middle: '#D07F42',
    front: '#96503A',
    near: '#4F2E2C',
    accent: '#1B7A4B',
    second: '#FAF0DA',
    pale: '#FFF8EA',
  },
  rose: {
    sky: ['#FBE6DC', '#F7CFC0'],
    sun: '#FAF8F4',
    far: '#F0B3A0',
    back: '#E28A74',
    middle: '#C8583F',
    front: '#8F3530',
    near: '#4B1F2C',
    accent: '#F2B84B',
    second: '#1B7A4B',
    pale: '#FFF6EF',
  },
  night: {
    sky: ['#1B1F4B', '#4A45C4'],
    sun: '#F9DE9F',
    far: '#5B57C0',
    back: '#434099',
    middle: '#2F2D78',
    front: '#211F58',
    near: '#14133A',
    accent: '#F2B84B',
    second: '#F0795F',
    pale: '#ECEBFC',
  },
  mist: {
    sky: ['#F4F1EA', '#DDE7E0'],
    sun: '#FFFFFF',
    far: '#C9D6CD',
    back: '#A3BAAC',
    middle: '#769684',
    front: '#476A58',
    near: '#243D32',
    accent: '#E08A4B',
    second: '#C8452B',
    pale: '#FAF8F4',
  },
  lilac: {
    sky: ['#F3F1FD', '#DAD8F8'],
    sun: '#F2B84B',
    far: '#C4C1F0',
    back: '#9D99E2',
    middle: '#6D68D0',
    front: '#4A45C4',
    near: '#262277',
    accent: '#F0795F',
    second: '#F2B84B',
    pale: '#FFFFFF',
  },
  orchard: {
    sky: ['#E9F3DE', '#FBF4D9'],
    sun: '#F0795F',
    far: '#D5E3A8',
    back: '#AECB7B',
    middle: '#7FA653',
    front: '#4A7A3D',
    near: '#274A2E',
    accent: '#C8452B',
    second: '#F6C95F',
    pale: '#FFFDF3',
  },
  clay: {
    sky: ['#E4F0EE', '#FBF1E0'],
    sun: '#F2B84B',
    far: '#EBD3B4',
    back: '#D8A87E',
    middle: '#B87552',
    front: '#2E6F6A',
    near: '#173F42',
    accent: '#C8452B',
    second: '#F2B84B',
    pale: '#FFF9EF',
  },
} satisfies Record<string, Palette>

export const paletteNames = Object.keys(palettes) as [keyof typeof palettes, ...(keyof typeof palettes)[]]

/** Rounds a coordinate to a tenth, which is precise enough to see. */
export const at = (value: number) => Math.round(value * 10) / 10

/** A soft curve through the middles between the points given. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((point, index) => {
    const following = rest[index + 1] ?? last
    return `Q${at(point[0])} ${at(point[1])} ${at((point[0] + following[0]) / 2)} ${at((point[1] + following[1]) / 2)}`
  })
  return `M${at(first[0])} ${at(first[1])}${curves.join('')}L${at(last[0])} ${at(last[1])}`
}

/** Puts drawn parts at a place: moved, turned by degrees, scaled. */
export const placed = (x: number, y: number, parts: string, scale = 1, turn = 0, mirrored = false) =>
  `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${mirrored ? -scale : scale} ${scale})">${parts}</g>`

/** How many pixels below a sheet each of its dark copies lies, and how opaque it is. */
const shades = [
  [1, 0.07],
  [3, 0.06],
  [5, 0.05],
] as const

/**
 * A sheet of paper that casts a soft shadow on the parts behind it. Dark copies of it are the shadow: a filter would blur
 * the whole canvas for each sheet, and a drawing took a second.
 */
export const sheet = (parts: string) =>
  shades
    .map(([y, opacity]) => `<g class="shade" transform="translate(0 ${y})" opacity="${opacity}">${parts}</g>`)
    .join('') + parts

const shadeStyle = [
  `.shade *{fill:${ink};stroke:${ink};stroke-linejoin:round}`,
  '.shade [fill=none],.shade [fill=none] *{fill:none}',
  '.shade :not([stroke],[stroke] *){stroke-width:2}',
].join('')

/** The whole drawing: sky first, then the parts from back to front. */
export function drawing({ width, height }: Size, palette: Palette, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs><style>${shadeStyle}</style><rect width="${width}" height="${height}" fill="url(#sky)"/>${parts.join('')}</svg>`
}

/** A whole drawing, and the quality of its JPEG. */
export type Sheet = { svg: string; quality: number }

export const asSheet = (svg: string, quality = 80): Sheet => ({ svg, quality })
