import { useRouter } from 'next/router'
import { useLocale } from 'next-intl'
import { type Language, languages } from '#contracts/lists.ts'
import { defaultLanguage } from '#lib/cookies.ts'
import { locales } from '#lib/locales.ts'
import { keepLanguage } from '#services/cookies.ts'

/** The language of the page and how to change it: the cookie is kept and the page loads anew. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const locale = useLocale()
  const router = useRouter()
  return {
    language: languages.find((language) => locales[language] === locale) ?? defaultLanguage,
    choose: (next) => {
      keepLanguage(next)
      router.reload()
    },
  }
}
