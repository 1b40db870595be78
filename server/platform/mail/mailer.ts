import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/index.ts'
import { savedEmailFolder, savedEmailId, savedEmailName } from './saved.ts'

export type Envelope = {
  id: string
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
}

/** What carries mail away: SMTP where it is set, else files under DATA_DIR/mail. */
export type Mailer = {
  send(envelope: Envelope): Promise<void>
  /** Removes what this house itself keeps of mails that were sent. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}

export function createMailer(config: Config): Mailer {
  const carrier = config.smtpUrl ? smtpMailer(config) : fileMailer(config)
  // Files of a time without a mail server may lie there still.
  return { ...carrier, forget: (ids) => deleteSaved(savedEmailFolder(config.dataDir), ids) }
}

async function deleteSaved(folder: string, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    if (gone.has(savedEmailId(name))) await rm(join(folder, name), { force: true })
  }
}

/** Who carries mail, whatever is kept of it. */
type Carrier = Omit<Mailer, 'forget'>

function smtpMailer(config: Config): Carrier {
  const transport = createTransport(
    { url: config.smtpUrl, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 },
    { from: config.mailFrom },
  )
  return {
    send: async ({ id: _id, ...message }) => {
      await transport.sendMail({ ...message, from: config.mailFrom })
    },
    close: () => transport.close(),
  }
}

/** Each mail as a file, seen whole or not at all, for a machine without a mail server. */
function fileMailer(config: Config): Carrier {
  const folder = savedEmailFolder(config.dataDir)
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ id, ...message }) => {
      const { message: content } = await composer.sendMail({ ...message, from: config.mailFrom })
      await mkdir(folder, { recursive: true })
      const name = savedEmailName(id, new Date())
      await writeFile(join(folder, `.${name}`), content as Buffer)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => {},
  }
}
