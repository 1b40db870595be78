import { useLanguage } from '#hooks/account/language.ts'
import { useMutation } from '../useMutation.ts'

/** The language of the page, and a function to choose another that shows a failure to save. */
export function useLanguageChoice() {
  const { language, choose } = useLanguage()
  const { run } = useMutation()
  return { language, choose: (next: typeof language) => void run(() => choose(next)) }
}
