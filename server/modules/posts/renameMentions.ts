import { renameMention } from '#lib/mentions.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { findMentioning, type Mentioning, type MentioningTable, replaceTexts } from './queries/mentioning.ts'

const atOnce = 100

/**
 * Writes the present name of an account where posts and comments mention it by a former one. A former name alone would
 * lead to nobody, and would tell it to everybody for ever.
 */
export async function renameMentions(accountId: string, former: string): Promise<void> {
  const { db } = platform().database
  for (const table of ['posts', 'comments'] as const) await renameIn(db, table, { accountId, former })
}

type Renamed = { accountId: string; former: string }

async function renameIn(db: Db, table: MentioningTable, renamed: Renamed): Promise<void> {
  let after: string | undefined
  do {
    const found = await findMentioning(db, table, renamed.accountId, { after, limit: atOnce })
    await replaceTexts(db, table, await rename(db, found, renamed))
    after = found.length === atOnce ? found.at(-1)?.id : undefined
  } while (after)
}

/** Returns the texts that change. */
async function rename(db: Db, found: readonly Mentioning[], { accountId, former }: Renamed) {
  const cards = await findUserCards(db, [
    ...new Set([accountId, ...found.flatMap(({ mentions }) => mentions)]),
  ])
  const account = cards.get(accountId)
  if (!account) return []
  return found.flatMap(({ id, text: before, mentions }) => {
    const named = mentions.flatMap((one) => cards.get(one) ?? [])
    const asWritten = named.map((one) => (one.id === accountId ? { ...one, name: former } : one))
    const text = renameMention(before, asWritten, account)
    return text === before ? [] : [{ id, before, text }]
  })
}
