import type { DocumentName, SiteDocument } from '#contracts/documents.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

/** A page of the operator, such as the privacy notice, in the viewer's language. */
export const readDocument = (name: DocumentName) =>
  createClient('documents').get<SiteDocument>(calls.documents.document(name))
