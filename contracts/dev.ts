/** A mail that stayed on this machine, as /dev/mail shows it. */
export type KeptMail = {
  id: string
  to: string
  subject: string
  at: string
  html: string
  button: string | null
}
