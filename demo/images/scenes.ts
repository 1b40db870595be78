import type { Dice } from './dice.ts'
import { cuppedHands, cupSkins, raisedHand, skins } from './hands.ts'
import { bird, cloud, flock, hills, moon, ridge, stars, sun, waves } from './land.ts'
import { type Palette, placed, type Size, sheet } from './paper.ts'
import { gestures, person, someLook } from './people.ts'
import { corner, grove, sprig, tree } from './plants.ts'
import type { Setting, ThemeParts } from './themes.ts'
import { type ThingName, things } from './things.ts'
import { room, street } from './town.ts'

type Backdrop = (size: Size, chance: Dice, palette: Palette) => string

const air: Backdrop = (size, chance, palette) =>
  sun(
    size.width * chance.between(0.15, 0.85),
    size.height * chance.between(0.2, 0.36),
    chance.between(50, 84),
    palette.sun,
  ) +
  cloud(
    size.width * chance.between(0.05, 0.4),
    chance.between(70, 130),
    chance.between(0.8, 1.2),
    palette.pale,
  ) +
  cloud(size.width * chance.between(0.6, 0.95), chance.between(60, 150), chance.between(0.6, 1), palette.pale)

const ground: Backdrop = (size, chance, palette) =>
  ridge(size, chance, { y: size.height * 0.86, swing: 12, waves: 3, fill: palette.front })

const backdrops: Record<Setting, Backdrop> = {
  hills: (size, chance, palette) =>
    air(size, chance, palette) +
    flock(size.width * chance.between(0.3, 0.6), 150, 4, chance, palette.front) +
    hills(size, chance, palette, 0.46, 0.86) +
    grove(
      chance,
      chance.pick(['olive', 'pine', 'cypress', 'round']),
      4,
      60,
      size.width - 60,
      size.height * 0.76,
      0.7,
      palette.front,
      palette.near,
    ) +
    ground(size, chance, palette),
  park: (size, chance, palette) =>
    air(size, chance, palette) +
    ridge(size, chance, { y: size.height * 0.6, swing: 26, waves: 4, fill: palette.far }) +
    sheet(
      grove(
        chance,
        chance.pick(['round', 'poplar', 'olive']),
        7,
        -40,
        size.width + 40,
        size.height * 0.76,
        1.7,
        palette.back,
        palette.middle,
      ),
    ) +
    ridge(size, chance, { y: size.height * 0.74, swing: 14, waves: 3, fill: palette.middle }) +
    ground(size, chance, palette),
  town: (size, chance, palette) =>
    air(size, chance, palette) +
    street(
      size,
      chance,
      size.height * 0.7,
      190,
      [palette.far, palette.back],
      [palette.back, palette.middle],
      palette.pale,
    ) +
    street(
      size,
      chance,
      size.height * 0.9,
      150,
      [palette.back, palette.pale, palette.far],
      [palette.middle, palette.accent, palette.front],
      palette.second,
    ) +
    ground(size, chance, palette),
  sea: (size, chance, palette) =>
    air(size, chance, palette) +
    bird(
      size.width * chance.between(0.3, 0.7),
      chance.between(110, 190),
      0.9,
      palette.front,
      chance.chance(0.5),
    ) +
    waves(size, size.height * 0.52, 200, chance.between(-90, 60), palette.far) +
    waves(size, size.height * 0.6, 170, chance.between(-90, 60), palette.back) +
    waves(size, size.height * 0.68, 220, chance.between(-90, 60), palette.middle) +
    ridge(size, chance, { y: size.height * 0.84, swing: 16, waves: 3, fill: '#F0D9A8' }),
  room: (size, chance, palette) =>
    room(
      size,
      chance,
      palette,
      sun(chance.between(150, 1050), 180, 46, palette.sun) + hills(size, chance, palette, 0.4, 0.56),
    ),
  night: (size, chance, palette) =>
    stars(size, chance, 50, palette.pale) +
    moon(size.width * chance.between(0.2, 0.8), 110, 48, palette.sun) +
    street(
      size,
      chance,
      size.height * 0.74,
      200,
      [palette.back, palette.middle],
      [palette.front, palette.middle],
      palette.sun,
    ) +
    ground(size, chance, palette),
  plain: (size, chance, palette) => {
    const [x, fill] = [
      size.width * chance.between(0.4, 0.6),
      chance.pick([palette.far, palette.back, palette.second]),
    ]
    return `<rect width="${size.width}" height="${size.height}" fill="${palette.pale}"/>${sheet(`<circle cx="${x}" cy="${size.height * 0.54}" r="${chance.between(250, 300)}" fill="${fill}"/>`)}${sprig(90, 560, 360, 7, 8, palette.back, palette.middle)}${sprig(size.width - 90, 560, 330, 6, -10, palette.back, palette.middle)}${ground(size, chance, palette)}`
  },
}

const put = (name: ThingName, x: number, y: number, scale: number, palette: Palette, mirrored = false) =>
  sheet(placed(x, y, things[name](palette), scale, 0, mirrored))

type Cast = {
  size: Size
  chance: Dice
  palette: Palette
  main: ThingName
  beside: ThingName
}

const someone = ({ chance, palette }: Cast, x: number, y: number, scale: number, mirrored: boolean) =>
  person(x, y, scale, someLook(chance, palette), chance.pick(gestures), false, mirrored)

/** Two or three people at work around the subject of the offer. */
function together(cast: Cast): string {
  const { size, chance, palette } = cast
  const [middle, floor] = [size.width / 2, size.height * 0.93]
  const third = chance.chance(0.45)
    ? someone(cast, middle + chance.between(330, 370), floor - 4, chance.between(1.45, 1.75), true)
    : put(cast.beside, middle + 360, floor, 1.3, palette)
  return (
    someone(cast, middle - chance.between(190, 240), floor, chance.between(1.65, 1.95), false) +
    third +
    put(cast.main, middle, floor + 4, 1.7, palette, chance.chance(0.3)) +
    someone(cast, middle + chance.between(180, 220), floor + 8, chance.between(1.6, 1.9), true)
  )
}

/** One person on one side, their task large on the other. */
function side(cast: Cast): string {
  const { size, chance, palette } = cast
  const left = chance.chance(0.5)
  const floor = size.height * 0.94
  const across = (share: number) => size.width * (left ? share : 1 - share)
  return (
    put(cast.beside, across(0.88), floor - 8, 1.25, palette, left) +
    put(cast.main, across(0.64), floor, 2.3, palette, !left) +
    someone(cast, across(0.3), floor, 2.15, !left) +
    (chance.chance(0.5)
      ? someone(cast, across(0.14), floor - 6, 1.8, !left)
      : sheet(tree('round', across(0.1), floor, 2.1, palette.middle, palette.near)))
  )
}

/** The subject itself, large, between framing leaves. */
function closeUp({ size, chance, palette, main, beside }: Cast): string {
  const floor = size.height * 0.93
  return (
    put(beside, size.width * chance.pick([0.25, 0.74]), floor - 6, 1.6, palette) +
    put(main, size.width / 2, floor, chance.between(2.6, 3), palette, chance.chance(0.4)) +
    corner(-10, size.height + 30, 1.3, false, palette) +
    corner(size.width + 10, size.height + 30, 1.3, true, palette)
  )
}

/** Hands of several people, raised towards it or holding it. */
function handsOn({ size, chance, palette, main }: Cast): string {
  const sleeves = [palette.accent, palette.second, palette.near, palette.pale] as const
  if (chance.chance(0.4))
    return (
      put(main, size.width / 2, size.height * 0.6, 1.8, palette) +
      sheet(
        cuppedHands(size.width / 2, size.height * 0.62, 1.55, chance.pick(cupSkins), chance.pick(sleeves)),
      )
    )
  const order = chance.shuffle(skins)
  const raised = [0.14, 0.27, 0.4, 0.6, 0.73, 0.86].map((share, index) =>
    sheet(
      raisedHand(
        size.width * share,
        size.height * (0.72 + Math.abs(share - 0.5) * -0.2 + (index % 2) * 0.06),
        1.6,
        (0.5 - share) * -30,
        order[index] ?? skins[0],
        sleeves[index % 4] ?? palette.accent,
        share > 0.5,
      ),
    ),
  )
  return put(main, size.width / 2, size.height * 0.58, 2, palette) + raised.join('')
}

const layouts = [together, side, together, closeUp, side, handsOn] as const

/** A whole scene: a place, then people and things at work in it. */
export function scene(size: Size, chance: Dice, palette: Palette, theme: ThemeParts): string {
  const main = chance.pick(theme.main)
  const others = theme.beside.filter((name) => name !== main)
  const beside = chance.shuffle(others)[0] ?? main
  return (
    backdrops[chance.pick(theme.settings)](size, chance, palette) +
    chance.pick(layouts)({ size, chance, palette, main, beside })
  )
}
