import { useRouter } from 'next/router'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { type Language, languages } from '#contracts/lists.ts'
import { defaultLanguage } from '#lib/cookies.ts'
import { locales } from '#lib/locales.ts'
import { savePreferences } from '#services/account.ts'
import { currentLanguage, storeLanguage } from '#services/cookies.ts'
import { useMe } from './session.ts'

/**
 * The language of the page and how to change it: the account of who is signed in says so from then on, the cookie is kept
 * and the page loads anew. Throws when the account could not be changed; then nothing is.
 */
export function useLanguage(): { language: Language; choose: (language: Language) => Promise<void> } {
  const locale = useLocale()
  const router = useRouter()
  const me = useMe()
  return {
    language: languages.find((language) => locales[language] === locale) ?? defaultLanguage,
    choose: async (next) => {
      if (me !== null) await savePreferences({ language: next })
      storeLanguage(next)
      router.reload()
    },
  }
}

/** Keeps the language of the account in the cookie of a browser in which another one was chosen before. */
export function useAccountLanguage(language: Language, reader: string | null | undefined): void {
  useEffect(() => {
    if (reader && currentLanguage() !== language) storeLanguage(language)
  }, [language, reader])
}
