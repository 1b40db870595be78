import type { DescribedMedia } from '#contracts/images.ts'
import type { JobInput } from '#contracts/jobForm.ts'
import { pickSlots } from '#contracts/week.ts'
import { dayIn, endOfDay } from '#lib/dates.ts'
import { getParts } from '#lib/text.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { nextVersion } from '#server/platform/versions.ts'
import { guessLanguage } from './guessLanguage.ts'
import type { JobRow } from './queries/jobs.ts'
import type { ImageTexts, StoredQuestion } from './tables.ts'

/** Converts input to a row. Throws `malformed` when publishing after the deadline, and for images of other accounts. */
export async function toRecord(
  db: Db,
  input: JobInput,
  { ownerId, now, before }: { ownerId: string; now: Date; before: JobRow | null },
) {
  const { timeZone } = platform().config
  const { questions, status, work_shift, language, images, backgroundAlt, ...rest } = input
  const { address: _, exactPlace: _a, ...typed } = rest
  if (status === 'published') assertDeadlineAhead(input.deadline, dayIn(timeZone, now))
  await assertOwnImages(db, ownerId, input)
  return {
    ...typed,
    ...getExactPlace(input),
    ...toStoredImages(images, { imgName: input.background, alt: input.background && backgroundAlt }),
    status,
    language: language ?? (status === 'published' ? await guessLanguage(input) : null),
    workShift: pickSlots(getParts(work_shift)),
    questions: withStoredIds(questions, before?.questions ?? []),
    closesAt: input.deadline ? endOfDay(input.deadline, timeZone) : null,
    publishedAt: publishedAt(status, before, now),
    updatedAt: nextVersion(before?.updatedAt, now),
  }
}

/** An online offer is nowhere. */
const getExactPlace = ({ type, address, exactPlace }: JobInput) =>
  type === 'online'
    ? { address: '', exactLat: null, exactLng: null }
    : { address, exactLat: exactPlace?.lat ?? null, exactLng: exactPlace?.lng ?? null }

/** The names in their order, by which the sweep finds images in use, and what is said of them and of the cover. */
function toStoredImages(
  images: JobInput['images'],
  cover: DescribedMedia,
): { images: string[]; imageTexts: Record<string, ImageTexts> } {
  const described = [{ ...cover, caption: '' }, ...images].filter(({ alt, caption }) => alt || caption)
  return {
    images: images.map(({ imgName }) => imgName),
    imageTexts: Object.fromEntries(described.map(({ imgName, ...texts }) => [imgName, texts])),
  }
}

async function assertOwnImages(db: Db, ownerId: string, { background, images }: JobInput): Promise<void> {
  const shown = [
    ...(background ? [{ imgName: background, field: 'background' }] : []),
    ...images.map(({ imgName }, index) => ({ imgName, field: `images.${index}` })),
  ]
  const names = shown.map(({ imgName }) => imgName)
  await assertOwnMedia(db, ownerId, names, ['job', 'background'], (index) => shown[index]?.field ?? 'images')
}

function assertDeadlineAhead(deadline: string | null, today: string): void {
  if (deadline && deadline < today) throw apiError('malformed', { fields: { deadline: 'deadline-past' } })
}

/** Renewing an offer updates its publication date, which lists sort by; editing does not. */
function publishedAt(status: string, before: JobRow | null, now: Date): Date | null {
  if (status !== 'published') return null
  const wasOpen = before?.status === 'published' && before.closesAt !== null && before.closesAt >= now
  return wasOpen ? before.publishedAt : now
}

/** An edited question keeps its id, matched by the id in the input or else by its text; new questions get an id. */
function withStoredIds(
  questions: JobInput['questions'],
  before: readonly StoredQuestion[],
): StoredQuestion[] {
  const unmatched = new Map(before.map(({ id, question }) => [id, question]))
  const claimed = questions.map(({ id }) => (id && unmatched.delete(id) ? id : null))
  return questions.map(({ question }, index) => {
    const known = claimed[index] ?? [...unmatched].find(([, text]) => text === question)?.[0]
    if (known) unmatched.delete(known)
    return { id: known ?? newId(), question }
  })
}
