import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** A mail that is still being written has a name that begins with a dot. */
const isWhole = (file: string) => file.endsWith('.eml') && !file.startsWith('.')

/** Every mail that the story's house has sent to this address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(process.env.STORY_DATA ?? '', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter(isWhole).sort()
  // The mails of an account go with it: another story may delete one between the listing and the reading.
  const read = files.map((file) => readFile(join(folder, file)).then(PostalMime.parse, () => null))
  const mails = (await Promise.all(read)).filter((mail) => mail !== null)
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits until a mail to this address matches, and hands it over. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ''))
    if (found) return found
    await new Promise((done) => setTimeout(done, 150))
  }
  throw new Error(`no mail to ${address} about ${subject}`)
}

/** The address of a mail's button: it stands alone on a line of the text part. */
export function getButton(mail: Email): string {
  const line = (mail.text ?? '').split(/\r?\n/).find((one) => /^https?:\/\/\S+$/.test(one.trim()))
  if (!line) throw new Error('the mail has no button')
  return line.trim()
}
