import { sql } from 'drizzle-orm'
import type { OfferLanguage } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobs } from '../tables.ts'

export type OfferTexts = { id: string; title: string; about: string; requirements: string }

/** At most `limit` published offers after this id, by id, whose language is not known. */
export async function findWithoutLanguage(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<OfferTexts[]> {
  const { rows } = await db.execute<OfferTexts>(sql`
    select id, title, about, requirements from ${jobs}
    where status = 'published' and language is null and id > ${after} order by id limit ${limit}`)
  return rows
}

/** Stores languages of offers; one that was chosen meanwhile stays. */
export async function storeLanguages(
  db: Db,
  guesses: readonly { id: string; language: OfferLanguage }[],
): Promise<void> {
  await db.execute(sql`
    update ${jobs} set language = guess.language
    from unnest(${sql.param(guesses.map(({ id }) => id))}::uuid[],
      ${sql.param(guesses.map(({ language }) => language))}::text[]) guess (id, language)
    where ${jobs.id} = guess.id and ${jobs.language} is null`)
}
