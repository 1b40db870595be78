import { useEffect, useState } from 'react'
import { putOnShelf, takeFromShelf } from '#services/shelf.ts'

interface Kept<Draft> {
  /** Whose words and to what; nothing is kept while it is empty. */
  of: string
  /** What stands there before a word is typed. */
  initial: Draft
  isDraft: (value: unknown) => value is Draft
  isEmpty: (draft: Draft) => boolean
}

/** Words being written, kept in this browser: a refresh or a look elsewhere loses none of them. */
export function useKeptDraft<Draft>({ of, initial, isDraft, isEmpty }: Kept<Draft>) {
  const [draft, setDraft] = useState(initial)
  useEffect(() => {
    const kept = of ? takeFromShelf('draft', [of], isDraft) : null
    // Words typed before the page was awake count more than what was kept.
    if (kept) setDraft((now) => (now === initial || isEmpty(now) ? kept : now))
  }, [of, initial, isDraft, isEmpty])
  /** Keeps a draft, or forgets it when it is as at the beginning. */
  const keep = (next: Draft) => {
    if (of) putOnShelf('draft', [of], next === initial || isEmpty(next) ? null : next)
    return next
  }
  return {
    draft,
    setDraft,
    keep,
    change: (edit: (now: Draft) => Draft) => setDraft((now) => keep(edit(now))),
    /** At once: when they have been sent, the form may be gone before it is drawn again. */
    clear: () => setDraft(keep(initial)),
  }
}
