type EmailLink = { label: string; address: string }

/** A list of links below the paragraphs, with small print of its own. */
export type EmailGroup = { title: string; links: EmailLink[]; more?: string; aside: EmailLink }

/** The texts of an email, in the language of its reader, with at most one button. */
export type EmailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview?: string
  heading: string
  paragraphs: string[]
  groups?: EmailGroup[]
  button?: EmailLink
  /** Small print under the button: why this email was sent, how long its link is valid. */
  aside?: string
  /** How to unsubscribe: the page with the question, and the address that mail programs call by themselves. */
  stop?: { label: string; address: string; oneClick: string }
  /** The address for replies, when it is not the site's. */
  replyTo?: string
}
