import { isInFirstDays } from '#server/modules/account/index.ts'
import { workTogether } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { CountContext, Counted } from '#server/platform/http/index.ts'
import { findPosts } from './queries/posts.ts'
import { type Show, visibleCards } from './show.ts'

/** Whom a text may name: people who exist, are to be seen, and are not apart from its author; each once. */
export async function mentionable(ids: readonly string[], show: Show): Promise<string[]> {
  if (ids.length === 0) return []
  const cards = await visibleCards(ids, show)
  return [...new Set(ids)].filter((id) => cards.has(id))
}

type Naming = { mentions: string[]; id?: string }
type Caller = CountContext<Viewer>

/** Whom a text names, without whom the post of this id names already. */
async function findAdded(
  mentions: string[],
  postId: string | undefined,
  { db, viewer }: Caller,
): Promise<string[]> {
  const [before] = mentions.length > 0 && postId ? await findPosts(db, [postId], viewer.id) : []
  return [...new Set(mentions)].filter((one) => one !== viewer.id && !before?.mentions.includes(one))
}

/** How many of these are strangers to a new account: an organisation and its applicants are none. */
async function countStrangers(ids: readonly string[], { db, viewer, now }: Caller): Promise<number> {
  if (ids.length === 0 || !(await isInFirstDays(db, viewer.id, now))) return 0
  let strangers = 0
  for (const id of ids) strangers += (await workTogether(db, viewer.id, id)) ? 0 : 1
  return strangers
}

/** Each mention makes a notification, whatever carries it: a post, a comment, an `edit` that adds it. */
export const countMentions = ({ edit }: { edit: boolean }): Counted<Naming, Viewer>[] => {
  const added = ({ mentions, id }: Naming, caller: Caller) =>
    findAdded(mentions, edit ? id : undefined, caller)
  return [
    { act: 'a mention', times: async (naming, caller) => (await added(naming, caller)).length },
    {
      act: 'a mention in the first days',
      times: async (naming, caller) => countStrangers(await added(naming, caller), caller),
    },
  ]
}
