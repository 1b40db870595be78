import { useRouter } from 'next/router'
import { useLocale } from 'next-intl'
import type { Language } from '#contracts/lists.ts'
import { languageOfHtml } from '#i18n/index.ts'
import { keepLanguage } from '#services/cookies.ts'

/** The language of the page and how to change it: the cookie is kept and the page loads anew. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const language = languageOfHtml(useLocale())
  const router = useRouter()
  return {
    language,
    choose: (next) => {
      keepLanguage(next)
      router.reload()
    },
  }
}
