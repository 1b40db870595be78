import type { IncomingHttpHeaders } from 'node:http'
import { resolve } from 'node:path'
import { showMediaInput } from '#contracts/media.ts'
import { defaultAvatar, savedName } from '#lib/media.ts'
import type { Db } from '#server/platform/db/index.ts'
import { diskFiles, type StoredFile } from '#server/platform/files/index.ts'
import { apiError, query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { hasWidths, storedWidth, widthName } from './names.ts'
import { isDocument, isOpenToAll } from './policy.ts'
import { findMedia, type MediaRow } from './queries.ts'
import { sendPart } from './sendPart.ts'
import { isSigned } from './sign.ts'

const forever = 'public, max-age=31536000, immutable'
/** Until its widths are made, the original stands in for them: nobody should keep it for long. */
const forNow = 'public, max-age=60'
/** What needs a signature stays in no cache, not even its reader's: somebody else may sit there next. */
const forItsReader = 'private, no-store'

/** GET /api/media/{imgName}?w=: a file, or the WebP of the next kept width; a document to be saved, never shown. */
export const readMedia = query({
  access: 'guest',
  files: true,
  input: showMediaInput,
  run: async ({ imgName, w, sig }, { db, request }) => {
    const headers = request.incoming?.headers ?? {}
    if (imgName === defaultAvatar) return sendDefaultAvatar(headers)
    const { kind, mime, width: ownWidth } = await openMedia(db, imgName, sig)
    const getCache = (isWhole: boolean) => (isOpenToAll(kind) ? (isWhole ? forever : forNow) : forItsReader)
    const { files } = platform()
    const width = w === null || !hasWidths(mime) ? null : storedWidth(w)
    const resized = width === null ? null : await files.find(widthName(imgName, width))
    if (resized) {
      const told = { mime: 'image/webp', etag: `"${imgName}-${width}"`, cache: getCache(true) }
      return send(resized, told, headers)
    }
    const original = await files.find(imgName)
    if (!original) throw apiError('notFound')
    // A picture is never blown up: of a small one the original is all there will ever be.
    const isWhole = width === null || (ownWidth !== null && ownWidth <= width)
    const saveAs = isDocument(mime) ? savedName(imgName) || imgName : undefined
    return send(original, { mime, etag: `"${imgName}"`, cache: getCache(isWhole), saveAs }, headers)
  },
})

/** `saveAs`: under which name browsers keep it instead of showing it. */
type Told = { mime: string; etag: string; cache: string; saveAs?: string }

function send(
  file: StoredFile,
  { mime, etag, cache, saveAs }: Told,
  requestHeaders: IncomingHttpHeaders,
): Raw {
  const disposition = saveAs ? `attachment; filename="${saveAs}"` : 'inline'
  const headers = {
    'Content-Type': mime,
    ETag: etag,
    'Cache-Control': cache,
    'Content-Disposition': disposition,
    ...safely,
  }
  if (isKnown(etag, requestHeaders['if-none-match'])) return new Raw('', headers, 304)
  // The rest of another file would not fit to what the asker has.
  const isSame = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === etag
  return sendPart(file, headers, isSame ? requestHeaders.range : undefined)
}

/** Browsers send one ETag, caches several; a proxy that compresses weakens them. */
const isKnown = (etag: string, tags = ''): boolean =>
  tags.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

const safely = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** It may look different after the next update: kept for a day. */
async function sendDefaultAvatar(requestHeaders: IncomingHttpHeaders): Promise<Raw> {
  const file = await diskFiles(resolve('public/art')).find('avatar.jpg')
  if (!file) throw apiError('notFound')
  const etag = `"${defaultAvatar}-${file.bytes}"`
  return send(file, { mime: 'image/jpeg', etag, cache: 'public, max-age=86400' }, requestHeaders)
}

async function openMedia(db: Db, imgName: string, signature: string): Promise<MediaRow> {
  const row = await findMedia(db, imgName)
  if (!row) throw apiError('notFound')
  if (!isOpenToAll(row.kind) && !isSigned(imgName, signature)) throw apiError('signatureInvalid')
  return row
}
