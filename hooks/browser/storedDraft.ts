import { useLayoutEffect, useState } from 'react'
import { readLocal, writeLocal } from '#services/localStore.ts'

type StoredDraftOptions<Draft> = {
  /** The author and the place; an empty draft is not stored. */
  of: string
  /** The value before anything is typed. */
  initial: Draft
  isDraft: (value: unknown) => value is Draft
  isEmpty: (draft: Draft) => boolean
}

/** A draft stored in this browser: it survives a reload and a visit to another page. */
export function useStoredDraft<Draft>({ of, initial, isDraft, isEmpty }: StoredDraftOptions<Draft>) {
  const [draft, setDraft] = useState(initial)
  // Before what was typed before hydration is reported, which goes first.
  useLayoutEffect(() => {
    const stored = of ? readLocal('draft', [of], isDraft) : null
    if (stored) setDraft((now) => (now === initial || isEmpty(now) ? stored : now))
  }, [of, initial, isDraft, isEmpty])
  /** Stores a draft, or removes it when it equals the initial one. */
  const store = (next: Draft) => {
    if (of) writeLocal('draft', [of], next === initial || isEmpty(next) ? null : next)
    return next
  }
  return {
    draft,
    setDraft,
    store,
    change: (edit: (now: Draft) => Draft) => setDraft((now) => store(edit(now))),
    /** At once: after sending, the form may unmount before the next render. */
    clear: () => setDraft(store(initial)),
  }
}
