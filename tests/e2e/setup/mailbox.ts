import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** An unfinished email has a file name that starts with a dot. */
const isWhole = (file: string) => file.endsWith('.eml') && !file.startsWith('.')

/** The emails by their file, which never changes; thousands are there at the end, and a waiting story looks often. */
const parsed = new Map<string, Promise<Email | null>>()

function parse(file: string): Promise<Email | null> {
  // Emails are deleted with their account: another story may delete one between the listing and the reading.
  const email = parsed.get(file) ?? readFile(file).then(PostalMime.parse, () => null)
  parsed.set(file, email)
  return email
}

/** Every email that the story’s site, or that of this data folder, has sent to this address, oldest first. */
export async function mailsTo(address: string, dataDir = process.env.STORY_DATA ?? ''): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter(isWhole).sort()
  const read = files.map((file) => parse(join(folder, file)))
  const mails = (await Promise.all(read)).filter((mail) => mail !== null)
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits until an email to this address matches, and returns it. */
export async function mailTo(address: string, subject: RegExp, dataDir?: string): Promise<Email> {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const found = (await mailsTo(address, dataDir)).findLast((mail) => subject.test(mail.subject ?? ''))
    if (found) return found
    await new Promise((done) => setTimeout(done, 50))
  }
  const others = (await mailsTo(address, dataDir)).map((mail) => mail.subject)
  throw new Error(`no mail to ${address} about ${subject}, but of: ${others.join(', ')}`)
}

/** The address of an email’s button: it is alone on a line of the text part. */
export function getButton(mail: Email): string {
  const line = (mail.text ?? '').split(/\r?\n/).find((one) => /^https?:\/\/\S+$/.test(one.trim()))
  if (!line) throw new Error('the mail has no button')
  return line.trim()
}
