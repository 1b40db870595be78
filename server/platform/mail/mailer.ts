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

/** Sends emails by SMTP when SMTP_URL is set, else writes files under DATA_DIR/mail. */
export type Mailer = {
  send(envelope: Envelope): Promise<void>
  /** Deletes the files of sent emails. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}

export function createMailer(config: Config): Mailer {
  const sender = config.smtpUrl ? smtpMailer(config) : fileMailer(config)
  // There may be files from before SMTP_URL was set.
  return { ...sender, forget: (ids) => deleteSaved(savedEmailFolder(config.dataDir), ids) }
}

async function deleteSaved(folder: string, ids: readonly string[]): Promise<void> {
  const deleted = new Set(ids)
  for (const name of await readdir(folder).catch(() => [])) {
    if (deleted.has(savedEmailId(name))) await rm(join(folder, name), { force: true })
  }
}

type Sender = Omit<Mailer, 'forget'>

function smtpMailer(config: Config): Sender {
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

/** Writes each email as a file, atomically, for a machine without a mail server. */
function fileMailer(config: Config): Sender {
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
