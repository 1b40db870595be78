import { useState } from 'react'
import type { Language } from '#contracts/lists.ts'

/**
 * The texts of a page over those that this tab began with: what stands around every page goes on speaking, also when the
 * server makes the next page for somebody else meanwhile.
 */
export function useTexts<Texts extends object>({
  language,
  texts,
}: {
  language: Language
  texts: Texts
}): Texts {
  const [first] = useState({ language, texts })
  return first.language === language ? { ...first.texts, ...texts } : texts
}
