import type { Dice } from './dice.ts'
import { skins } from './hands.ts'
import { ink, type Palette, sheet } from './paper.ts'
import { hairFor } from './people.ts'
import { sprig } from './plants.ts'

type Cut = {
  behind: string
  front: string
  covered?: true
}

const cuts = {
  crop: {
    behind: '',
    front:
      'M142 214C132 120 176 92 256 92C336 92 380 120 370 214C362 176 340 160 300 164C250 168 180 150 142 214Z',
  },
  bob: {
    behind:
      'M128 220C116 110 180 74 256 74C332 74 396 110 384 220L392 322C360 342 330 330 330 300H182C182 330 152 342 120 322Z',
    front:
      'M146 226C146 150 190 128 270 122C310 130 366 160 366 226C376 130 330 90 256 90C182 90 136 130 146 226Z',
  },
  long: {
    behind:
      'M130 220C116 104 184 70 256 70C328 70 396 104 382 220C384 300 400 360 408 420H104C112 360 128 300 130 220Z',
    front:
      'M148 236C150 160 206 150 250 108C270 152 356 160 364 236C384 120 326 84 256 84C186 84 128 120 148 236Z',
  },
  curls: {
    behind:
      'M120 250C82 230 84 176 116 158C110 108 160 70 200 80C232 50 290 54 312 82C360 76 402 116 394 160C430 184 426 232 392 250C386 300 126 300 120 250Z',
    front:
      'M146 204C150 170 178 168 196 150C220 168 250 160 262 146C284 166 312 158 324 152C340 172 362 172 366 204C380 120 330 96 256 96C182 96 132 120 146 204Z',
  },
  bun: {
    behind: 'M256 96C216 96 206 62 220 44C236 24 276 24 292 44C306 62 296 96 256 96Z',
    front:
      'M144 216C130 118 182 84 256 84C330 84 382 118 368 216C356 160 320 140 256 140C192 140 156 160 144 216Z',
  },
  scarf: {
    behind:
      'M112 250C100 120 170 62 256 62C342 62 412 120 400 250C404 330 420 380 440 420H72C92 380 108 330 112 250Z',
    front:
      'M112 250C100 120 170 62 256 62C342 62 412 120 400 250C398 330 360 388 256 388C152 388 114 330 112 250ZM160 236C160 306 202 352 256 352C310 352 352 306 352 236C352 168 318 130 256 130C194 130 160 168 160 236Z',
    covered: true,
  },
  bald: {
    behind: '',
    front:
      'M142 232C138 196 146 172 156 160C152 190 154 214 150 236ZM370 232C374 196 366 172 356 160C360 190 358 214 362 236Z',
  },
  quiff: {
    behind: '',
    front:
      'M146 210C120 150 150 96 206 98C230 64 330 62 356 104C392 126 384 176 366 210C362 176 346 156 330 146C270 166 220 130 176 156C158 168 150 188 146 210Z',
  },
  fringe: {
    behind:
      'M126 230C110 104 180 66 256 66C332 66 402 104 386 230L396 366C368 376 344 366 346 330H166C168 366 144 376 116 366Z',
    front:
      'M146 214C134 120 190 88 256 88C322 88 378 120 366 214C340 186 300 190 256 190C212 190 172 186 146 214Z',
  },
} satisfies Record<string, Cut>

const collars = [
  (colour: string) =>
    `<path d="M206 392C214 424 298 424 306 392" stroke="${colour}" stroke-width="16" stroke-linecap="round" fill="none"/>`,
  (colour: string) =>
    `<path d="M204 388L256 452L308 388L330 410L272 490L256 466L240 490L182 410Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M196 396C200 366 312 366 316 396L320 424C290 438 222 438 192 424Z" fill="${colour}"/>`,
  (colour: string) => `<path d="M90 470H422M82 500H430" stroke="${colour}" stroke-width="12"/>`,
] as const

function face(chance: Dice, skin: string, hair: string, cut: Cut, beard: boolean): string {
  const line = (path: string, width: number) =>
    `<path d="${path}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`
  const smile = chance.pick([
    'M226 304C240 320 272 320 286 304',
    'M230 308C246 318 266 318 282 306',
    'M222 300C236 328 276 328 290 300Z',
  ])
  const open = smile.endsWith('Z')
  const glasses = chance.chance(0.28)
    ? line(
        'M176 238a32 28 0 1 0 64 0a32 28 0 1 0 -64 0M272 238a32 28 0 1 0 64 0a32 28 0 1 0 -64 0M240 236C248 230 264 230 272 236',
        6,
      )
    : ''
  const ears = cut.covered
    ? ''
    : `<circle cx="148" cy="244" r="23" fill="${skin}"/><circle cx="364" cy="244" r="23" fill="${skin}"/>`
  const whiskers = beard
    ? `<path d="M150 250C150 360 206 386 256 386C306 386 362 360 362 250C346 296 318 280 256 280C194 280 166 296 150 250Z" fill="${hair}"/><path d="M222 306C236 324 276 324 290 306Z" fill="#FFFFFF"/>`
    : open
      ? `<path d="${smile}" fill="#FFFFFF"/>${line(smile, 5)}`
      : line(smile, 7)
  return `${ears}<path d="M150 228C150 140 196 108 256 108C316 108 362 140 362 228C362 316 312 366 256 366C200 366 150 316 150 228Z" fill="${skin}"/><circle cx="190" cy="284" r="22" fill="#E2674A" opacity=".2"/><circle cx="322" cy="284" r="22" fill="#E2674A" opacity=".2"/>${whiskers}<circle cx="208" cy="240" r="8.5" fill="${ink}"/><circle cx="304" cy="240" r="8.5" fill="${ink}"/><path d="M188 208C198 200 214 200 224 206M288 206C298 200 314 200 324 208" stroke="${cut.covered ? '#3A2419' : hair === '#C9C6C0' ? '#9C9890' : hair}" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M256 244C252 262 246 272 262 274" stroke="${ink}" stroke-opacity=".35" stroke-width="6" stroke-linecap="round" fill="none"/>${glasses}`
}

export type FaceTraits = {
  /** Long or round hair and no beard. */
  soft: boolean
  /** An index of the skins; without it, chance decides. */
  skin?: number
  scarf?: boolean
  grey?: boolean
}

const softCuts = ['long', 'bob', 'bun', 'curls', 'fringe'] as const
const sharpCuts = ['crop', 'quiff', 'curls', 'crop', 'quiff'] as const
const elderCuts = ['bald', 'crop', 'quiff'] as const

/** Head and shoulders of an invented person. */
export function portrait(chance: Dice, palette: Palette, traits: FaceTraits): string {
  const skin = skins[traits.skin ?? chance.pick([0, 1, 5, 7])] ?? skins[0]
  const cut: Cut =
    cuts[traits.scarf ? 'scarf' : chance.pick(traits.soft ? softCuts : traits.grey ? elderCuts : sharpCuts)]
  const own = traits.grey ? '#C9C6C0' : hairFor(skin, chance)
  const hair = cut.covered ? chance.pick([palette.second, palette.accent, '#46999E', '#8A86E0']) : own
  const back = chance.pick([palette.far, palette.back, palette.second, palette.sky[0]])
  const top = chance.pick([palette.accent, palette.front, palette.near, palette.pale, '#4A45C4', '#F2B84B'])
  const beard = !traits.soft && !cut.covered && chance.chance(0.35)
  const collar = chance.pick(collars)(chance.pick([palette.pale, palette.near, palette.second]))
  return `<rect width="512" height="512" fill="${back}"/><circle cx="${chance.between(120, 400)}" cy="${chance.between(80, 220)}" r="${chance.between(150, 230)}" fill="${palette.pale}" opacity=".4"/>${chance.chance(0.4) ? sprig(chance.pick([54, 458]), 520, 330, 6, 0, palette.middle, palette.front) : ''}${sheet(`<path d="${cut.behind}" fill="${hair}"/>`)}${sheet(`<path d="M40 540C50 430 130 396 206 384H306C382 396 462 430 472 540Z" fill="${top}"/>`)}<path d="M212 320H300V392C290 424 222 424 212 392Z" fill="${skin}"/><path d="M212 346C234 376 278 376 300 346V358C278 392 234 392 212 358Z" fill="${ink}" opacity=".16"/>${collar}${face(chance, skin, hair, cut, beard)}${sheet(`<path d="${cut.front}" fill="${hair}" fill-rule="evenodd"/>`)}`
}
