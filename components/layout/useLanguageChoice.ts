import { useLanguage } from '#hooks/language.ts'
import { useMutation } from './useMutation.ts'

/** The language of the page, and a choice of it that says when it could not be saved. */
export function useLanguageChoice() {
  const { language, choose } = useLanguage()
  const { run } = useMutation()
  return { language, choose: (next: typeof language) => void run(() => choose(next)) }
}
