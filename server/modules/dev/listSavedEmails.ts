import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { object } from 'yup'
import type { SavedEmail } from '#contracts/dev.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { isSavedEmail, savedEmailFolder } from '#server/platform/mail/saved.ts'

const newest = 50

/** /dev/mail: lists the newest emails saved as files. Throws 404 unless the request comes from this machine. */
export const listSavedEmails = query({
  access: 'guest',
  input: object({}),
  run: async (_input, { request }): Promise<SavedEmail[]> => {
    const { config } = platform()
    if (!config.devPages || !request.isFromThisMachine()) throw apiError('notFound')
    const folder = savedEmailFolder(config.dataDir)
    const names = (await readdir(folder).catch(() => [])).filter(isSavedEmail)
    const files = names.sort().reverse().slice(0, newest)
    return Promise.all(files.map((name) => savedEmail(name, join(folder, name))))
  },
})

async function savedEmail(id: string, path: string): Promise<SavedEmail> {
  const mail = await PostalMime.parse(await readFile(path))
  const button = (mail.text ?? '').split(/\r?\n/).find((line) => /^https?:\/\/\S+$/.test(line.trim()))
  return {
    id,
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    at: mail.date ?? '',
    html: mail.html ?? '',
    button: button?.trim() ?? null,
  }
}
