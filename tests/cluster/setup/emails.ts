import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSavedEmail, savedEmailFolder, savedEmailId } from '#server/platform/mail/saved.ts'
import type { ClusterSite } from './site.ts'

/** How often the worker sent each email, by the id of its row. */
export async function countSent({ folder }: ClusterSite): Promise<Map<string, number>> {
  const names = await readdir(savedEmailFolder(join(folder, 'worker'))).catch(() => [])
  const sent = new Map<string, number>()
  for (const id of names.filter(isSavedEmail).map(savedEmailId)) sent.set(id, (sent.get(id) ?? 0) + 1)
  return sent
}

/** How many emails wait, or were not sent. */
export const countUnsent = async ({ database }: ClusterSite): Promise<number> =>
  Number((await database.query("select count(*) from mails where state <> 'sent'")).rows[0].count)

/** The ids of all emails that are due to one recipient each. */
export const getEmailIds = async ({ database }: ClusterSite): Promise<string[]> =>
  (await database.query('select id from mails order by id')).rows.map(({ id }) => id)
