import { useRouter } from 'next/router'
import { useLanguage } from '#hooks/account/language.ts'
import { useMe } from '#hooks/session/session.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import { useMutation } from '../useMutation.ts'

/**
 * The language of the page, and a function to choose another that shows a failure to save. `getHref`: where it is
 * chosen before the page is alive; of members, whose account has a language, in their settings.
 */
export function useLanguageChoice() {
  const { asPath } = useRouter()
  const me = useMe()
  const { language, choose } = useLanguage()
  const { run } = useMutation()
  return {
    language,
    getHref: (next: typeof language) => (me ? paths.settings('preferences') : inLanguage(asPath, next)),
    choose: (next: typeof language) => void run(() => choose(next)),
  }
}
