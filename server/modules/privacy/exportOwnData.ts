import { Readable } from 'node:stream'
import { object } from 'yup'
import { ownDataInput } from '#contracts/account.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { followOwnDataLink } from '#server/modules/account/index.ts'
import { getFiles } from '#server/modules/media/index.ts'
import type { PersonalData } from '#server/platform/db/batches.ts'
import { type Context, cacheNever, mutation, query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { zipStream } from '#server/platform/zip.ts'
import { exportPersonalData } from './modules.ts'

/**
 * An archive of an account's personal data: a JSON file per module, and the original uploads. It is read in batches, as
 * fast as the client receives it.
 */
async function getArchive(id: string, { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>) {
  const t = await translator(language, 'mail')
  const zip = zipStream(async (add) => {
    await add(t('export.readMeName'), Readable.from([t('export.readMe', { brand: brand.name })]))
    for (const [module, personalData] of Object.entries(exportPersonalData(db, id, now))) {
      await add(`${module}.json`, Readable.from(personalDataJson(personalData)))
    }
    // Images and videos are compressed already.
    for await (const { name, content } of getFiles(db, id)) {
      await add(`media/${name}`, content, { compress: false })
    }
  })
  const day = now.toISOString().slice(0, 10)
  return new Raw(zip, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${brand.slug}-${day}.zip"`,
    'Cache-Control': cacheNever,
    'X-Content-Type-Options': 'nosniff',
  })
}

/** GET /export: downloads the viewer's personal data. */
export const exportOwnData = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  counts: [{ act: 'an export' }],
  // The archive streams after its query has ended.
  run: (_input, { viewer, now, language }) =>
    getArchive(viewer.id, { db: platform().database.db, now, language }),
})

/** POST /own-data/export: downloads the personal data of a suspended account by its emailed link. */
export const exportDataByLink = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: ownDataInput,
  run: async ({ token }, { db, now }) => {
    const { id, language } = await db.transaction((tx) => followOwnDataLink(tx, token, now))
    return getArchive(id, { db, now, language })
  },
})

/** The personal data of a module as JSON, its lists by name, streamed while it is read. */
async function* personalDataJson(personalData: PersonalData): AsyncGenerator<string> {
  let before = '{'
  for (const [name, batches] of Object.entries(personalData)) {
    yield `${before}\n  ${JSON.stringify(name)}: [`
    before = ''
    for await (const rows of batches) {
      for (const row of rows) {
        yield `${before}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`
        before = ','
      }
    }
    yield `${before && '\n  '}]`
    before = ','
  }
  yield '\n}\n'
}
