import type { MediaKind } from '#contracts/lists.ts'
import type { Town } from './actions.ts'
import { getFace, town } from './content/index.ts'
import { demoStores } from './content/stores.ts'
import {
  drawBanner,
  drawDocument,
  drawEmblem,
  drawOfferImage,
  drawPortrait,
  getTheme,
  type Sheet,
} from './images/index.ts'
import { known } from './people.ts'
import { getImageOwner, getImageTheme, postImageSize } from './posts.ts'

type Subject = 'post' | 'store' | 'offer' | 'emblem' | 'portrait' | 'banner' | 'paper'

/** An image that rows already refer to and that has to be drawn; `key` names its subject in the content. */
export type Drawing = { subject: Subject; key: string; imgName: string; ownerId: string }

const organisations = new Map(town.organisations.map((one) => [one.key, one]))
const volunteers = new Map(town.volunteers.map((one) => [one.key, one]))
const stores = new Map(demoStores.map((one) => [one.key, one]))
const offers = new Map(town.offers.map((one) => [one.key, one]))

type Pen = { kind: MediaKind; width: number; height: number; draw(key: string): Sheet }

const pens: Record<Subject, Pen> = {
  offer: {
    ...{ kind: 'job', width: 1200, height: 600 },
    draw: (key) => {
      const { theme, categories } = known(offers, key)
      return drawOfferImage(key, theme ?? getTheme(categories[0] ?? 'advice'))
    },
  },
  post: {
    ...{ kind: 'post', ...postImageSize },
    draw: (key) => drawOfferImage(key, getImageTheme(key)),
  },
  store: {
    ...{ kind: 'store', width: 1200, height: 600 },
    draw: (key) => drawOfferImage(key, known(stores, key).theme),
  },
  emblem: {
    ...{ kind: 'avatar', width: 512, height: 512 },
    draw: (key) => {
      const { emblem, palette } = known(organisations, key)
      return drawEmblem(key, emblem, palette)
    },
  },
  paper: {
    ...{ kind: 'document', width: 1000, height: 1414 },
    draw: (key) => {
      const { emblem, palette } = known(organisations, key)
      return drawDocument(key, emblem, palette)
    },
  },
  portrait: {
    ...{ kind: 'avatar', width: 512, height: 512 },
    draw: (key) => drawPortrait(key, getFace(known(volunteers, key))),
  },
  banner: {
    ...{ kind: 'background', width: 1600, height: 533 },
    draw: (key) => {
      const { banner, palette } = known(organisations, key)
      return drawBanner(key, banner, palette)
    },
  },
}

/** What to draw, and the image's row. */
export function draw({ subject, key, imgName, ownerId }: Drawing) {
  const { draw: drawn, ...facts } = pens[subject]
  return { row: { ...facts, imgName, ownerId }, sheet: drawn(key) }
}

/** Every image to draw, in the order in which visitors see them: the newest offers first. */
export function drawingsFor(town: Town): Drawing[] {
  const { people, offers: rows, stores: storeRows } = town
  const newestFirst = [...rows].sort(
    ([, one], [, other]) => (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0),
  )
  const organisationRows = [...people.organisations]
  return [
    ...[...town.postImages].map(([key, imgName]) => drawing('post', key, imgName, getImageOwner(key, town))),
    ...newestFirst.map(([key, row]) => drawing('offer', key, row.background, row.ownerId)),
    ...organisationRows.map(([key, row]) => drawing('emblem', key, row.avatar, row.id)),
    ...[...people.volunteers]
      .filter(([, { avatar }]) => avatar)
      .map(([key, row]) => drawing('portrait', key, row.avatar, row.id)),
    ...organisationRows.map(([key, row]) => drawing('banner', key, row.background, row.id)),
    ...[...town.verificationDocuments].map(([key, imgName]) =>
      drawing('paper', key, imgName, known(people.organisations, key).id),
    ),
    ...[...storeRows].map(([key, row]) =>
      drawing('store', key, row.image, known(people.volunteers, 'clara').id),
    ),
  ]
}

const drawing = (subject: Subject, key: string, imgName: string, ownerId: string): Drawing => ({
  subject,
  key,
  imgName,
  ownerId,
})
