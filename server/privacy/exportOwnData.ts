import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { object } from 'yup'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { filesOf } from '#server/media/index.ts'
import { Raw, read } from '#server/platform/http/index.ts'
import { heldOf } from './rooms.ts'

/** GET /export: everything held about the viewer, a JSON a room, and their files as they sent them. */
export const exportOwnData = read({
  access: 'user',
  input: object({}),
  counts: [{ act: 'an export' }],
  run: async (_input, { viewer, db, now, language }) => {
    const t = await translator(language, 'mail')
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(t('export.readMe', { brand: brand.name })), t('export.readMeName'))
    for (const [room, held] of Object.entries(await heldOf(db, viewer.id))) {
      zip.addBuffer(Buffer.from(JSON.stringify(held, null, 2)), `${room}.json`)
    }
    for (const { name, path } of await filesOf(db, viewer.id)) zip.addFile(path, `media/${name}`)
    zip.end()
    const day = now.toISOString().slice(0, 10)
    return new Raw(zip.outputStream as Readable, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${brand.slug}-${day}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  },
})
