import type { DocumentName, SiteDocument } from '#contracts/documents.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

/** A text of the house about itself, in the reader's language. */
export const readDocument = (name: DocumentName) =>
  createClient('documents').get<SiteDocument>(calls.documents.document(name))
