import { useLayoutEffect, useState } from 'react'
import { brand } from '#lib/brand.ts'
import { tryStorage } from '#services/storage.ts'
import { isTexts, type TextDraft, type Texts } from './textDraft.ts'

const none: Texts = {}

const getName = (place: string) => `${brand.slug}.typed.${place}`

function read(place: string): Texts {
  const stored: unknown = tryStorage('session', (storage) =>
    JSON.parse(storage.getItem(getName(place)) ?? 'null'),
  )
  return isTexts(stored) ? stored : none
}

function write(place: string, texts: Texts): void {
  tryStorage('session', (storage) =>
    texts === none
      ? storage.removeItem(getName(place))
      : storage.setItem(getName(place), JSON.stringify(texts)),
  )
}

/**
 * The draft of a guest's form, by place: it survives a reload, and ends with its tab, since guests never sign out of a
 * computer that others use.
 */
export function useTabDraft(place: string): TextDraft {
  const [texts, setTexts] = useState(none)
  useLayoutEffect(() => setTexts(read(place)), [place])
  const store = (next: Texts) => {
    write(place, next)
    setTexts(next)
  }
  return { texts, write: (more) => store({ ...texts, ...more }), clear: () => store(none) }
}
