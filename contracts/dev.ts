/** An unsent email that /dev/mail shows. */
export type SavedEmail = {
  id: string
  to: string
  subject: string
  at: string
  html: string
  button: string | null
}

/** A sample email with invented content that /dev/mail shows. */
export type EmailPreview = {
  /** Its key in the dictionary `mail`. */
  id: string
  subject: string
  html: string
  text: string
}
