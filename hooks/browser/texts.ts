import { use, useState } from 'react'
import type { Language } from '#contracts/lists.ts'
import { findTexts, type Texts, type TextsOrFile } from '#lib/texts.ts'
import { loadTexts } from '#services/texts.ts'

/**
 * The texts of a page over those that this tab loaded first: the layout still has its texts, also when the server renders
 * the next page for another account. While their file has not loaded, the page stays as the server rendered it.
 */
export function useTexts({ language, texts: given }: { language: Language; texts: TextsOrFile }): Texts {
  const texts = typeof given === 'string' ? (findTexts(given) ?? use(loadTexts(given))) : given
  const [first] = useState({ language, texts })
  return first.language === language ? { ...first.texts, ...texts } : texts
}
