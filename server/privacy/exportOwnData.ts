import { Readable } from 'node:stream'
import { object } from 'yup'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { filesOf } from '#server/media/index.ts'
import { Raw, read } from '#server/platform/http/index.ts'
import { zipStream } from '#server/platform/zip.ts'
import { heldJson } from './heldJson.ts'
import { heldOf } from './rooms.ts'

/**
 * GET /export: everything held about the viewer, a JSON a room, and their files as they sent them. Read a few rows at
 * a time, as fast as it is taken.
 */
export const exportOwnData = read({
  access: 'user',
  unvalidated: true,
  input: object({}),
  counts: [{ act: 'an export' }],
  run: async (_input, { viewer, db, now, language }) => {
    const t = await translator(language, 'mail')
    const zip = zipStream(async (add) => {
      await add(t('export.readMeName'), Readable.from([t('export.readMe', { brand: brand.name })]))
      for (const [room, held] of Object.entries(heldOf(db, viewer.id))) {
        await add(`${room}.json`, Readable.from(heldJson(held)))
      }
      // Pictures and films are compressed already.
      for await (const { name, content } of filesOf(db, viewer.id)) {
        await add(`media/${name}`, content, { compress: false })
      }
    })
    const day = now.toISOString().slice(0, 10)
    return new Raw(zip, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${brand.slug}-${day}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  },
})
