import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '#services/localStore.ts'

interface StoredDraftOptions<Draft> {
  /** Whose words and to what; nothing is kept while it is empty. */
  of: string
  /** What stands there before a word is typed. */
  initial: Draft
  isDraft: (value: unknown) => value is Draft
  isEmpty: (draft: Draft) => boolean
}

/** Words being written, kept in this browser: a refresh or a look elsewhere loses none of them. */
export function useStoredDraft<Draft>({ of, initial, isDraft, isEmpty }: StoredDraftOptions<Draft>) {
  const [draft, setDraft] = useState(initial)
  useEffect(() => {
    const stored = of ? readLocal('draft', [of], isDraft) : null
    // Words typed before the page was awake count more than what was kept.
    if (stored) setDraft((now) => (now === initial || isEmpty(now) ? stored : now))
  }, [of, initial, isDraft, isEmpty])
  /** Keeps a draft, or forgets it when it is as at the beginning. */
  const store = (next: Draft) => {
    if (of) writeLocal('draft', [of], next === initial || isEmpty(next) ? null : next)
    return next
  }
  return {
    draft,
    setDraft,
    store,
    change: (edit: (now: Draft) => Draft) => setDraft((now) => store(edit(now))),
    /** At once: when they have been sent, the form may be gone before it is drawn again. */
    clear: () => setDraft(store(initial)),
  }
}
