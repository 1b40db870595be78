import type { IncomingHttpHeaders } from 'node:http'
import { resolve } from 'node:path'
import { showMediaInput } from '#contracts/media.ts'
import { defaultAvatar, mediaAddress, savedName } from '#lib/media.ts'
import type { Db } from '#server/platform/db/index.ts'
import { DiskFiles } from '#server/platform/files/disk.ts'
import { apiError, cacheForever, cacheNever, query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { hasWidths, storedWidth, widthName } from './names.ts'
import { isDocument, isOpenToAll, isPublished } from './policy.ts'
import { findMedia, type MediaRow } from './queries.ts'
import { sendPart } from './sendPart.ts'
import { isSigned } from './sign.ts'
import { findSmall, type SentFile } from './smallFiles.ts'

/** For originals sent in place of widths that do not exist yet. */
const cacheBriefly = 'public, max-age=60'

/** GET /api/media/{imgName}?w=: returns a file, or its WebP in the next stored width; documents as downloads. */
export const readMedia = query({
  access: 'guest',
  files: true,
  input: showMediaInput,
  run: async ({ imgName, w, sig, direct }, { db, request }) => {
    const headers = request.incoming?.headers ?? {}
    if (imgName === defaultAvatar) return sendDefaultAvatar(headers)
    const row = await openMedia(db, imgName, sig)
    const { mime, width: ownWidth } = row
    const isOpen = isOpenToAll(row)
    if (isOpen && platform().config.mediaPublicUrl && direct === null) return toCdn(imgName, w)
    const getCache = (isFinal: boolean) => (isOpen ? (isFinal ? cacheForever : cacheBriefly) : cacheNever)
    const { files } = platform()
    const width = w === null || !hasWidths(mime) ? null : storedWidth(w)
    // What not all may see stays out of memory.
    const find = (name: string) => (isOpen ? findSmall(files, name) : files.find(name))
    const resized = width === null ? null : await find(widthName(imgName, width))
    if (resized) {
      const sent = { mime: 'image/webp', etag: `"${imgName}-${width}"`, cache: getCache(true) }
      return send(resized, sent, headers)
    }
    const original = await find(imgName)
    if (!original) throw apiError('notFound')
    // Images are never enlarged, so the original of a small one is final.
    const isFinal = width === null || (ownWidth !== null && ownWidth <= width)
    const saveAs = isDocument(mime) ? savedName(imgName) || imgName : undefined
    return send(original, { mime, etag: `"${imgName}"`, cache: getCache(isFinal), saveAs }, headers)
  },
})

/** A redirect may be outdated by another CDN, so that no browser stores it for long. */
const cacheRedirect = 'public, max-age=3600'

/** Sends the browser to the CDN, which asks for the same path of this site and is not redirected again. */
function toCdn(imgName: string, width: number | null): Raw {
  const { mediaPublicUrl, publicUrl } = platform().config
  const address = new URL(mediaAddress(imgName, width ?? undefined), publicUrl)
  address.searchParams.set('direct', '1')
  const location = mediaPublicUrl + address.pathname + address.search
  return new Raw('', { Location: location, 'Cache-Control': cacheRedirect }, 302)
}

/** `saveAs`: the file name of a download; without it browsers show the file. */
type Sent = { mime: string; etag: string; cache: string; saveAs?: string }

function send(
  file: SentFile,
  { mime, etag, cache, saveAs }: Sent,
  requestHeaders: IncomingHttpHeaders,
): Raw | Promise<Raw> {
  const disposition = saveAs ? `attachment; filename="${saveAs}"` : 'inline'
  const headers = {
    'Content-Type': mime,
    ETag: etag,
    'Cache-Control': cache,
    'Content-Disposition': disposition,
    ...securityHeaders,
  }
  if (isKnown(etag, requestHeaders['if-none-match'])) return new Raw('', headers, 304)
  // A range of another version would not match what the client has.
  const isSame = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === etag
  return sendPart(file, headers, isSame ? requestHeaders.range : undefined)
}

/** Browsers send one ETag, caches several; compressing proxies weaken them. */
const isKnown = (etag: string, tags = ''): boolean =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Cached for a day, because a release may change the image. */
async function sendDefaultAvatar(requestHeaders: IncomingHttpHeaders): Promise<Raw> {
  const file = await new DiskFiles(resolve('public/art')).find('avatar.jpg')
  if (!file) throw apiError('notFound')
  const etag = `"${defaultAvatar}-${file.bytes}"`
  return send(file, { mime: 'image/jpeg', etag, cache: 'public, max-age=86400' }, requestHeaders)
}

async function openMedia(db: Db, imgName: string, signature: string): Promise<MediaRow> {
  const row = await findMedia(db, imgName)
  if (!row) throw apiError('notFound')
  if (isOpenToAll(row) || isSigned(imgName, signature)) return row
  // What was published and went with its post, its offer or its owner looks like what never was.
  throw apiError(isPublished(row.kind) ? 'notFound' : 'signatureInvalid')
}
