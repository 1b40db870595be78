import { useRouter } from 'next/router'
import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { type Language, languages } from '#contracts/languages.ts'
import { useMe } from '#hooks/session/session.ts'
import { defaultLanguage } from '#lib/cookies.ts'
import { locales } from '#lib/locales.ts'
import { currentLanguage, storeLanguage } from '#services/cookies.ts'
import { savePreferences } from '#services/ownAccount.ts'

/**
 * The language of the page and how to change it: it is saved in the viewer's account and in the cookie, then the page
 * reloads. Throws, and changes nothing, when the account cannot be saved.
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

/** Stores the account's language in the cookie of a browser that had another one. */
export function useAccountLanguage(language: Language, reader: string | null | undefined): void {
  useEffect(() => {
    if (reader && currentLanguage() !== language) storeLanguage(language)
  }, [language, reader])
}
