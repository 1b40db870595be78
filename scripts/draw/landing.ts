import { dice } from '#demo/images/dice.ts'
import { bird, cloud, hills, ridge, sun } from '#demo/images/land.ts'
import { drawing, type Palette, placed, sheet } from '#demo/images/paper.ts'
import { type Arm, type Look, person } from '#demo/images/people.ts'
import { corner, flower, grove, sprout } from '#demo/images/plants.ts'
import { things } from '#demo/images/things.ts'
import { street } from '#demo/images/town.ts'

const size = { width: 1400, height: 1050 }

const can = (colour: string, dark: string) =>
  `<path d="M-26 -44H22L30 0H-34Z" fill="${colour}"/><path d="M26 -16L66 -52" stroke="${colour}" stroke-width="9"/><path d="M56 -60L78 -40" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><path d="M-18 -46C-18 -76 16 -76 18 -46" stroke="${dark}" stroke-width="6" fill="none"/><path d="M78 -34V-14M86 -40L96 -18M70 -32L64 -8" stroke="#8CC5D4" stroke-width="4" stroke-linecap="round"/>`

const looks = (palette: Palette): Record<'gardener' | 'singer' | 'elder' | 'youth' | 'builder', Look> => ({
  gardener: {
    skin: '#9C6238',
    hair: '#2B1B17',
    style: 'afro',
    top: '#F2B84B',
    bottom: '#2C3A4B',
    skirt: false,
    badge: palette.pale,
  },
  singer: {
    skin: '#E0A77C',
    hair: '#4A45C4',
    style: 'scarf',
    top: '#C8452B',
    bottom: palette.near,
    skirt: true,
    badge: palette.pale,
  },
  elder: {
    skin: '#F2C9A5',
    hair: '#C9C6C0',
    style: 'bun',
    top: '#4A45C4',
    bottom: '#5B4636',
    skirt: true,
    badge: palette.pale,
  },
  youth: {
    skin: '#F6D7BD',
    hair: '#A33B20',
    style: 'short',
    top: palette.pale,
    bottom: '#4A45C4',
    skirt: false,
    badge: '#C8452B',
  },
  builder: {
    skin: '#C68656',
    hair: '#C8452B',
    style: 'cap',
    top: palette.front,
    bottom: '#5B4636',
    skirt: false,
    badge: palette.pale,
  },
})

function crowd(palette: Palette): string {
  const look = looks(palette)
  const up: readonly [Arm, Arm] = [
    [150, 172],
    [146, 168],
  ]
  return [
    person(262, 900, 2.1, look.elder, [
      [14, 4],
      [72, 96],
    ]),
    sheet(placed(446, 694, can('#C8452B', palette.near), 1.15)),
    person(
      828,
      985,
      1.45,
      look.youth,
      [
        [20, 8],
        [140, 166],
      ],
      false,
      true,
    ),
    person(
      936,
      920,
      2.15,
      look.gardener,
      [
        [24, -24],
        [64, 100],
      ],
      false,
      true,
    ),
    person(1140, 930, 2, look.singer, up, false, true),
    person(
      1290,
      900,
      1.75,
      look.builder,
      [
        [140, 165],
        [14, 8],
      ],
      false,
      true,
    ),
    sheet(placed(1030, 980, things.crate(palette), 1.05)),
    sheet(placed(356, 972, things.dog(palette), 1)),
  ].join('')
}

/** The landing's scene: a town that grows one sprout together. */
export function landing(palette: Palette): string {
  const chance = dice('landing')
  return drawing(size, palette, [
    sun(700, 400, 190, palette.sun, 0.3),
    cloud(220, 170, 1.5, palette.pale),
    cloud(1190, 230, 1.25, palette.pale),
    bird(390, 280, 1.3, palette.front),
    bird(1030, 170, 1, palette.front, true),
    hills({ ...size, height: 1000 }, chance, palette, 0.52, 0.72),
    street(
      { width: 380, height: 1050 },
      dice('old town'),
      700,
      120,
      [palette.pale, palette.far],
      [palette.accent, '#E37A5C'],
      palette.second,
    ),
    grove(chance, 'cypress', 5, 980, 1390, 720, 0.95, palette.front, palette.near),
    ridge(size, chance, { y: 770, swing: 16, waves: 3, fill: palette.middle }),
    sheet('<path d="M430 905C520 815 880 815 970 905V1060H430Z" fill="#6B4530"/>'),
    sheet(sprout(700, 850, 5.4, palette.front, palette.middle)),
    ridge(size, chance, { y: 890, swing: 12, waves: 3, fill: palette.front }),
    crowd(palette),
    sheet(
      [500, 570, 640, 720, 930]
        .map((x, index) =>
          flower(
            x,
            1000,
            62 + (index % 3) * 16,
            index % 2 ? palette.accent : palette.second,
            palette.pale,
            palette.near,
          ),
        )
        .join(''),
    ),
    ridge(size, chance, { y: 1004, swing: 10, waves: 3, fill: palette.near }),
    corner(-10, 1080, 1.25, false, palette),
    corner(1410, 1080, 1.25, true, palette),
  ])
}
