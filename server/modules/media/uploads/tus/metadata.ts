import { limits } from '#contracts/limits.ts'
import { type TusInput, tusInput } from '#contracts/media.ts'
import { check } from '#contracts/validate.ts'
import { apiError } from '#server/platform/http/index.ts'

export type Metadata = Record<string, string | null>
/** The metadata of an unfinished upload: its owner and what the client declared. */
export type StoredMetadata = { ownerId: string; facts: TusInput }

const ownerKey = 'owner'
const factsKey = 'facts'

/** Converts declared metadata to stored metadata. Throws `malformed` for invalid fields and 413 for too many bytes. */
export async function storeMetadata(ownerId: string, declared: Metadata = {}, bytes = 0): Promise<Metadata> {
  const checked = await check(tusInput, declared)
  if (checked.fields) throw apiError('malformed', { fields: checked.fields })
  if (bytes > limits.upload[checked.value.kind]) throw apiError('fileTooLarge')
  return { [ownerKey]: ownerId, [factsKey]: JSON.stringify(checked.value) }
}

export const readMetadata = (stored: Metadata = {}): StoredMetadata => ({
  ownerId: stored[ownerKey] ?? '',
  facts: JSON.parse(stored[factsKey] ?? ''),
})
