import { toOfferLanguage } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Calendar } from './calendar.ts'
import type { DemoOffer, DemoTown } from './content/index.ts'
import { dice } from './images/dice.ts'
import { known, type People } from './people.ts'

const imagesBeside = 2

type Drawing = NonNullable<DemoOffer['drawing']>

/** How many days ago an offer was published: after its owner registered, before its first application and its deadline. */
function daysOut(town: DemoTown, offer: DemoOffer): number {
  const applied = town.applications.filter((one) => one.offer === offer.key).map(({ sent }) => sent + 1)
  const chance = dice(`published ${offer.key}`)
  const beforeDeadline = offer.deadline < 0 ? chance.whole(20, 40) - offer.deadline : chance.whole(0, 24)
  const since = town.organisations.find(({ key }) => key === offer.owner)?.since ?? 0
  return Math.max(Math.min(beforeDeadline, since - 1), ...applied)
}

function offerRow(town: DemoTown, offer: DemoOffer, people: People, calendar: Calendar) {
  const owner = known(people.organisations, offer.owner)
  const isDraft = offer.status === 'draft'
  const createdAt = calendar.ago(daysOut(town, offer), offer.key)
  const deadline = calendar.day(offer.deadline)
  const { key: _key, owner: _owner, theme: _theme, language, times = [], starts, ...rest } = offer
  const { exactly, drawing, ...fields } = rest
  const background = `${newId()}.jpg`
  const imageTexts: Record<string, Drawing> = drawing ? { [background]: drawing } : {}
  return {
    ...fields,
    address: exactly?.address ?? '',
    exactLat: exactly?.lat ?? null,
    exactLng: exactly?.lng ?? null,
    id: newId(),
    ownerId: owner.id,
    organisation: owner.name,
    organisationVerified: Boolean(owner.verifiedAt),
    categories: [...offer.categories],
    skills: [...offer.skills],
    language: toOfferLanguage(language),
    workShift: [...times],
    startDate: starts === null ? null : calendar.day(starts),
    deadline,
    closesAt: calendar.getEnd(deadline),
    background,
    images: [] as string[],
    imageTexts,
    questions: offer.questions.map((question) => ({ id: newId(), question })),
    createdAt,
    updatedAt: createdAt,
    publishedAt: isDraft ? null : createdAt,
  }
}

export type OfferRow = ReturnType<typeof offerRow>

/** The town's offers by their keys. Each also shows the images of the two offers next to it. */
export function createOffers(town: DemoTown, people: People, calendar: Calendar): Map<string, OfferRow> {
  const rows = new Map(
    town.offers.map((offer) => [offer.key, offerRow(town, offer, people, calendar)] as const),
  )
  const all = [...rows.values()]
  const withImages = (row: OfferRow): OfferRow => {
    const siblings = all.filter(({ ownerId }) => ownerId === row.ownerId)
    const at = siblings.indexOf(row)
    const beside = [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, imagesBeside)
    return {
      ...row,
      images: beside.map(({ background }) => background),
      imageTexts: Object.fromEntries([row, ...beside].flatMap((one) => Object.entries(one.imageTexts))),
    }
  }
  return new Map([...rows].map(([key, row]) => [key, withImages(row)]))
}
