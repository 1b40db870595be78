import { isInFirstDays } from '#server/modules/account/index.ts'
import { workTogether } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { CountContext, Counted } from '#server/platform/http/index.ts'
import { findComments } from './queries/comments.ts'
import { findPosts } from './queries/posts.ts'
import { type Show, visibleCards } from './show.ts'

/** Returns which accounts a text may mention: visible and not blocked, each once. */
export async function mentionable(ids: readonly string[], show: Show): Promise<string[]> {
  if (ids.length === 0) return []
  const cards = await visibleCards(ids, show)
  return [...new Set(ids)].filter((id) => cards.has(id))
}

type Mentioning = { mentions: string[]; id?: string }
type Caller = CountContext<Viewer>

/** What an edit changes, by the `id` of its input; a new text mentions nobody yet. */
const edited = { post: findPosts, comment: findComments }
type Edited = keyof typeof edited

/** Returns the mentions that the edited text does not have yet. */
async function findAdded(
  { mentions, id: editedId }: Mentioning,
  edits: Edited | undefined,
  { db, viewer }: Caller,
): Promise<string[]> {
  const isEdit = edits && editedId && mentions.length > 0
  const [before] = isEdit ? await edited[edits](db, [editedId], viewer.id) : []
  return [...new Set(mentions)].filter((id) => id !== viewer.id && !before?.mentions.includes(id))
}

/** Counts the strangers that a new account mentions; an organisation and its applicants are not strangers. */
async function countStrangers(ids: readonly string[], { db, viewer, now }: Caller): Promise<number> {
  if (ids.length === 0 || !(await isInFirstDays(db, viewer.id, now))) return 0
  let strangers = 0
  for (const id of ids) strangers += (await workTogether(db, viewer.id, id)) ? 0 : 1
  return strangers
}

/** The rate limits of mentions, because each sends a notification; of an edit, only added mentions count. */
export const countMentions = ({ edits }: { edits?: Edited } = {}): Counted<Mentioning, Viewer>[] => {
  const added = (input: Mentioning, caller: Caller) => findAdded(input, edits, caller)
  return [
    { act: 'a mention', times: async (input, caller) => (await added(input, caller)).length },
    {
      act: 'a mention in the first days',
      times: async (input, caller) => countStrangers(await added(input, caller), caller),
    },
  ]
}
