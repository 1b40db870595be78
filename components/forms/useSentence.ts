import { useMessages, useTranslations } from 'next-intl'

type Rule = keyof ReturnType<typeof useMessages>['validation'] & string

/** The sentence of a rule's key; a text that is a sentence already is returned unchanged. */
export function useSentence(): (rule: string) => string {
  const t = useTranslations('validation')
  const { validation } = useMessages()
  const isKnown = (rule: string): rule is Rule => rule in (validation ?? {})
  return (rule) => (isKnown(rule) ? t(rule) : rule)
}
