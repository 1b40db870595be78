import useSWR from 'swr'
import type { DocumentName, SiteDocument } from '#contracts/documents.ts'
import { useLanguage } from '#hooks/account/language.ts'
import { keys } from '#lib/keys.ts'
import { readDocument } from '#services/documents.ts'

/** A text about the site, in the language of the page. */
export function useDocument(name: DocumentName) {
  const { language } = useLanguage()
  return useSWR<SiteDocument>(keys.document(language, name), () => readDocument(name), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
}
