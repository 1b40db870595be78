import { dice } from '#demo/images/dice.ts'
import { hills, sun } from '#demo/images/land.ts'
import { drawing, palettes, sheet } from '#demo/images/paper.ts'
import { corner, sprout } from '#demo/images/plants.ts'

const spring = palettes.spring

/** The image of accounts without one where initials cannot be drawn (emails, previews). */
export const defaultAvatar = () =>
  drawing({ width: 512, height: 512 }, { ...spring, sky: ['#E7F4EC', '#CFE8D6'] }, [
    `<circle cx="256" cy="226" r="150" fill="${spring.pale}" opacity=".7"/>`,
    sheet(`<path d="M256 306C356 306 428 372 446 540H66C84 372 156 306 256 306Z" fill="${spring.front}"/>`),
    sheet(`<circle cx="256" cy="212" r="94" fill="${spring.middle}"/>`),
    sheet(sprout(256, 128, 0.95, spring.front, spring.middle)),
  ])

/** The cover of offers without one. */
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
