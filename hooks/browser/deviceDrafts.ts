import { useMe } from '#hooks/session/session.ts'
import { readLocal, writeLocal } from '#services/localStore.ts'

/** Reads and writes the viewer's drafts in this browser, by their place. Signing out removes them. */
export function useDeviceDrafts<Draft>(isDraft: (value: unknown) => value is Draft) {
  const myId = useMe()?.id
  return {
    read: (place: string): Draft | null =>
      myId ? readLocal('draft', ['device', myId, place], isDraft) : null,
    /** null removes it. */
    write: (place: string, draft: Draft | null): void => {
      if (myId) writeLocal('draft', ['device', myId, place], draft)
    },
  }
}
