import { hour } from '#lib/durations.ts'
import { isRecord } from '#lib/json.ts'
import { readLocal, writeLocal } from './localStore.ts'

/** What a guest pressed before signing in, such as "save" of an offer, and when. */
type Press = { act: string; at: number }

const isPress = (value: unknown): value is Press =>
  isRecord(value) && typeof value.act === 'string' && typeof value.at === 'number'

/** After an hour nobody expects it to happen any more. */
const lifetime = hour

/** Remembers the last press, replacing the one before. */
export const rememberPress = (act: string): void => writeLocal('press', [], { act, at: Date.now() })

/** Whether this was pressed and is not done yet; forgets it. */
export function consumePress(act: string): boolean {
  const press = readLocal('press', [], isPress)
  if (press?.act !== act) return false
  writeLocal('press', [], null)
  return Date.now() - press.at < lifetime
}
