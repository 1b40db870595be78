import { limits } from '#contracts/limits.ts'
import { type TusInput, tusInput } from '#contracts/media.ts'
import { check } from '#contracts/validate.ts'
import { apiError } from '#server/platform/http/index.ts'

export type Metadata = Record<string, string | null>
/** What an upload is known by while it is under way: whose it is, and what its sender said of it. */
export type StoredMetadata = { ownerId: string; facts: TusInput }

const ownerKey = 'owner'
const factsKey = 'facts'

/** What a sender said of a file -> what is kept of it. Refuses (400) nonsense, and (413) what would be too large. */
export async function storeMetadata(ownerId: string, said: Metadata = {}, bytes = 0): Promise<Metadata> {
  const checked = await check(tusInput, said)
  if (checked.fields) throw apiError('malformed', { fields: checked.fields })
  if (bytes > limits.upload[checked.value.kind]) throw apiError('fileTooLarge')
  return { [ownerKey]: ownerId, [factsKey]: JSON.stringify(checked.value) }
}

export const readMetadata = (stored: Metadata = {}): StoredMetadata => ({
  ownerId: stored[ownerKey] ?? '',
  facts: JSON.parse(stored[factsKey] ?? ''),
})
