import useSWR from 'swr'
import type { EmailPreview, SavedEmail } from '#contracts/dev.ts'
import { keys } from '#lib/keys.ts'

/** The saved emails that came with the page; a page load shows the newest. */
export const useSavedEmails = (): SavedEmail[] => useSWR<SavedEmail[]>(keys.savedEmails, null).data ?? []

/** The email previews that came with the page. */
export const useEmailPreviews = (): EmailPreview[] =>
  useSWR<EmailPreview[]>(keys.emailPreviews, null).data ?? []
