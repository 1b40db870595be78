import { dice } from '#server/demo/pictures/dice.ts'
import { hills, sun } from '#server/demo/pictures/land.ts'
import { drawing, palettes, sheet } from '#server/demo/pictures/paper.ts'
import { corner, sprout } from '#server/demo/pictures/plants.ts'

const spring = palettes.spring

/** What stands for an account without a photograph where initials cannot be drawn (mail, previews). */
export const defaultAvatar = () =>
  drawing({ width: 512, height: 512 }, { ...spring, sky: ['#E7F4EC', '#CFE8D6'] }, [
    `<circle cx="256" cy="226" r="150" fill="${spring.pale}" opacity=".7"/>`,
    sheet(`<path d="M256 306C356 306 428 372 446 540H66C84 372 156 306 256 306Z" fill="${spring.front}"/>`),
    sheet(`<circle cx="256" cy="212" r="94" fill="${spring.middle}"/>`),
    sheet(sprout(256, 128, 0.95, spring.front, spring.middle)),
  ])

/** The cover of an offer that has none yet. */
export const defaultCover = () => {
  const size = { width: 1200, height: 600 }
  return drawing(size, spring, [
    sun(600, 290, 104, spring.sun),
    hills(size, dice('cover'), spring, 0.56, 0.9),
    sheet(sprout(600, 560, 3.1, spring.near, spring.front)),
    sheet('<path d="M-20 560Q600 500 1220 560V620H-20Z" fill="#5A3A2A"/>'),
    corner(0, 630, 1.2, false, spring),
    corner(1200, 630, 1.2, true, spring),
  ])
}

/** The ground of the offer search: quiet, so that cards stay in front. */
export const searchGround = () => {
  const size = { width: 1600, height: 600 }
  const quiet = {
    ...spring,
    far: '#E9F1E4',
    back: '#DCEADB',
    middle: '#CBE1CF',
    front: '#B7D6C0',
    near: '#A3CBB0',
  }
  return drawing(size, { ...quiet, sky: ['#FAF3E2', '#F3F3E8'] }, [
    sun(1230, 220, 70, '#F8DDA0'),
    hills(size, dice('search'), quiet, 0.5, 0.9),
    corner(-10, 630, 1.1, false, quiet),
    corner(1610, 630, 1.25, true, quiet),
  ])
}
