/** A mail that stayed on this machine, as /dev/mail shows it. */
export type SavedEmail = {
  id: string
  to: string
  subject: string
  at: string
  html: string
  button: string | null
}

/** A letter of the house with people and things made up, as /dev/mail shows it. */
export type EmailPreview = {
  /** Its place in the dictionary of mails. */
  id: string
  subject: string
  html: string
  text: string
}
