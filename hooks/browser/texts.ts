import { useState } from 'react'
import type { Language } from '#contracts/lists.ts'

/**
 * The texts of a page over those that this tab loaded first: the layout still has its texts, also when the server renders
 * the next page for another account.
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
