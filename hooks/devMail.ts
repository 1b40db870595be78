import useSWR from 'swr'
import type { EmailPreview, SavedEmail } from '#contracts/dev.ts'
import { keys } from '#lib/keys.ts'

/** The kept mails as the page brought them; loading the page again brings the newest. */
export const useSavedEmails = (): SavedEmail[] => useSWR<SavedEmail[]>(keys.savedEmails, null).data ?? []

/** The letters as the page brought them. */
export const useEmailPreviews = (): EmailPreview[] =>
  useSWR<EmailPreview[]>(keys.emailPreviews, null).data ?? []
