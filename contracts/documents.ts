import { type InferType, object } from 'yup'
import { oneOfList } from './rules.ts'

/** The texts that the house wrote about itself, in the order of the footer. */
export const documentNames = ['about', 'faq', 'terms', 'privacy', 'cookies', 'disclaimer'] as const
export type DocumentName = (typeof documentNames)[number]

/** `html` is made from Markdown of our own; `id` names a section in the address of the page. */
export type SiteDocument = {
  title: string
  html: string
  sections: { id: string; title: string; html: string }[]
}

/** GET /api/documents/{name}, in the asked language. */
export const documentInput = object({ name: oneOfList(documentNames).required('required') })
export type DocumentInput = InferType<typeof documentInput>
