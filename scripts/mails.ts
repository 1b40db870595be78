// npm run mails -- refused: what mail servers refused for good. npm run mails -- retry <id> …: once more.
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { reachDatabase } from '#server/platform/db/reach.ts'
import { makeLog } from '#server/platform/log/index.ts'
import { countUnsent, findRefused, retryMails } from '#server/platform/mail/index.ts'
import { PlainError } from '#server/platform/plain.ts'
import { command } from './lib/command.ts'

const newest = 200

await command(async (config) => {
  const [act = '', ...ids] = process.argv.slice(2)
  const { url, release } = await reachDatabase(config)
  const { db, close } = openDatabase(url, makeLog(config.logLevel), 2)
  try {
    if (act === 'refused') return await listRefused(db)
    if (act === 'retry' && ids.length > 0) return await retry(db, ids)
    throw new PlainError('What shall be done? npm run mails -- refused, or npm run mails -- retry <id> …')
  } finally {
    await close()
    await release()
  }
})

async function listRefused(db: Db): Promise<string> {
  const { queued, refused } = await countUnsent(db)
  const lines = (await findRefused(db, newest)).map((mail) =>
    [
      mail.id,
      `  when     ${mail.refusedAt?.toISOString() ?? ''}`,
      `  address  ${mail.recipient}`,
      `  to       ${mail.accountId ? `account ${mail.accountId}` : 'somebody without an account'}`,
      `  mail     ${mail.letter.subject}`,
      `  reason   ${mail.lastError}`,
    ].join('\n'),
  )
  return [...lines, `${refused} refused, ${queued} waiting.`].join('\n\n')
}

async function retry(db: Db, ids: readonly string[]): Promise<string> {
  const again = new Set(await retryMails(db, ids))
  return ids.map((id) => `${id}  ${again.has(id) ? 'waits again' : 'is no refused mail'}`).join('\n')
}
