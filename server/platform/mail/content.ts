/** What a mail says, in its reader's language already. One clear button at most. */
export type EmailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview?: string
  heading: string
  paragraphs: string[]
  button?: { label: string; address: string }
  /** Small print under the button: why this mail came, how long its link lasts. */
  aside?: string
  /** How to get no more of these: the page that asks, and the address that mail programs call by themselves. */
  stop?: { label: string; address: string; oneClick: string }
  /** Where an answer goes, when not to the house. */
  replyTo?: string
}
