import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type DocumentName, documentInput, type SiteDocument } from '#contracts/documents.ts'
import type { Language } from '#contracts/lists.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getDocument } from './getDocument.ts'

const stored = new Map<string, Promise<SiteDocument>>()

/** GET /api/documents/{name}: returns a document in the requested language with the operator's details. 404 for an unknown name. */
export const readDocument = query({
  access: 'guest',
  bearer: 'ignored',
  input: documentInput,
  run: ({ name }, { language }) => documentIn(language, name),
})

/** Caches documents: their files change only with a release, the operator only with the configuration. */
function documentIn(language: Language, name: DocumentName): Promise<SiteDocument> {
  const key = `${language}/${name}`
  const known = stored.get(key)
  if (known) return known
  const { operator, publicUrl, mapStyleUrl } = platform().config
  const mapHost = mapStyleUrl && new URL(mapStyleUrl).host
  const reading = readFile(resolve('server/modules/documents/texts', language, `${name}.md`), 'utf8').then(
    (text) => getDocument(text, { ...operator, site: publicUrl, mapHost }),
  )
  stored.set(key, reading)
  return reading
}
