import { type RefObject, useEffect, useRef, useState } from 'react'
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
  const asked = useRef('')
  useEffect(() => {
    const kept = takeOnce(asked, of, isDraft)
    if (kept) setDraft((now) => (now === initial || isEmpty(now) ? kept : now))
  }, [of, initial, isDraft, isEmpty])
  /** Keeps a draft, or forgets it when it is as at the beginning. */
  const keep = (next: Draft) => {
    if (of) putOnShelf('draft', [of], next === initial || isEmpty(next) ? null : next)
    return next
  }
  const change = (edit: (now: Draft) => Draft) => {
    // A field may be heard before the effect has run: what is kept is changed then, not replaced.
    const kept = takeOnce(asked, of, isDraft)
    setDraft((now) => keep(edit(kept ?? now)))
  }
  return { draft, setDraft, keep, change }
}

/** What is kept of this, the first time that it is asked for. */
function takeOnce<Draft>(
  asked: RefObject<string>,
  of: string,
  isDraft: (value: unknown) => value is Draft,
): Draft | null {
  if (!of || asked.current === of) return null
  asked.current = of
  return takeFromShelf('draft', [of], isDraft)
}
