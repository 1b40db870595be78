import { describe, expect, test } from 'vitest'
import { contractions } from '../../scripts/check/contractions.ts'
import { openRepository } from '../../scripts/check/lib/repository.ts'
import { getFolder } from './lintFixture.ts'

const folder = 'server/platform/db/migrations'

/** What the check says of one migration with this SQL. */
function said(sql: string, reviewed: Record<string, string> = {}): string[] {
  const root = getFolder({
    [`${folder}/meta/_journal.json`]: JSON.stringify({ entries: [{ idx: 0, tag: '0000_one', when: 1 }] }),
    [`${folder}/0000_one.sql`]: sql,
    [`${folder}/contractions.json`]: JSON.stringify(reviewed),
  })
  return contractions(openRepository(root)).offences.map(({ file, why }) => `${file} ${why}`)
}

describe('The check of contracting migrations', () => {
  test.each([
    'CREATE TABLE "shifts" ("id" uuid NOT NULL);',
    'ALTER TABLE "jobs" ADD COLUMN "place" text;',
    `ALTER TABLE "jobs" ADD COLUMN "place" text DEFAULT '' NOT NULL, ADD COLUMN "town" text DEFAULT 'x' NOT NULL;`,
    'ALTER TABLE "jobs" ADD COLUMN "full" boolean GENERATED ALWAYS AS (places = 0) STORED NOT NULL;',
    'ALTER TABLE "jobs" ALTER COLUMN "place" DROP NOT NULL, DROP CONSTRAINT "jobs_check";',
    'ALTER TABLE "jobs" ADD CONSTRAINT "found" CHECK (place is not null);',
    `-- it's no drop table jobs;\nUPDATE jobs SET title = 'drop table jobs; drop table posts';`,
    'CREATE FUNCTION clear() RETURNS void LANGUAGE sql AS $$ drop table jobs; $$;',
    'DROP INDEX "jobs_place";',
  ])('It passes what a build of the release before runs on: %s', (sql) => expect(said(sql)).toEqual([]))

  test.each([
    ['drops a table', 'select 1;--> statement-breakpoint\nDROP TABLE IF EXISTS "jobs";'],
    ['drops a function', 'drop function search_words(text);'],
    ['drops a column', 'ALTER TABLE "jobs" ADD COLUMN "town" text, DROP COLUMN "place";'],
    ['drops a column', 'alter table only jobs\n  drop place;'],
    ['renames a table or a column', 'ALTER TABLE "jobs" RENAME COLUMN "place" TO "town";'],
    ['renames a table or a column', 'ALTER TABLE "jobs" RENAME TO "offers";'],
    ['adds a column that needs a value', 'ALTER TABLE "jobs" ADD COLUMN "place" text NOT NULL;'],
    ['requires a value', 'ALTER TABLE "jobs" ALTER COLUMN "place" SET NOT NULL;'],
    ['changes the type', 'ALTER TABLE "jobs" ALTER COLUMN "place" SET DATA TYPE integer;'],
  ])('It rejects a migration that %s: %s', (why, sql) =>
    expect(said(sql)).toEqual([expect.stringContaining(why)]),
  )

  test('A reviewed one passes with its reason, and the list holds no other', () => {
    const reason = 'The release before no longer reads it.'
    expect(said('DROP TABLE "jobs";', { '0000_one': reason })).toEqual([])
    expect(said('DROP TABLE "jobs";', { '0000_one': '' })).toHaveLength(1)
    expect(said('select 1;', { '0000_one': reason })).toEqual([expect.stringContaining('takes nothing away')])
    expect(said('DROP TABLE "jobs";', { '0000_one': reason, '0001_two': reason })).toEqual([
      expect.stringContaining('there is no migration 0001_two'),
    ])
  })
})
