import { object } from 'yup'
import { oneOfList } from './rules.ts'

/** The site's own documents, in the order of the footer. */
export const documentNames = ['about', 'faq', 'terms', 'privacy', 'cookies', 'disclaimer'] as const
export type DocumentName = (typeof documentNames)[number]

/** `html` comes from our Markdown; `id` is a section's fragment in the page's address. */
export type SiteDocument = {
  title: string
  html: string
  sections: { id: string; title: string; html: string }[]
}

/** GET /api/documents/{name}, in the requested language. */
export const documentInput = object({ name: oneOfList(documentNames).required('required') })
