// npm run mails -- refused: lists emails that were refused for good. npm run mails -- retry <id> …: sends them again.
import { neededId } from '#contracts/rules.ts'
import type { Db } from '#server/platform/db/index.ts'
import { countUnsent, findRefused, retryMails } from '#server/platform/mail/index.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { command } from './lib/command.ts'
import { withDatabase } from './lib/database.ts'

const newest = 200

await command((config) => {
  const [act = '', ...ids] = process.argv.slice(2)
  if (act === 'refused') return withDatabase(config, listRefused)
  if (act === 'retry' && ids.length > 0) return withDatabase(config, (db) => retry(db, ids))
  throw new OperatorError('What shall be done? npm run mails -- refused, or npm run mails -- retry <id> …')
})

async function listRefused(db: Db): Promise<string> {
  const { queued, refused } = await countUnsent(db)
  const lines = (await findRefused(db, newest)).map((mail) =>
    [
      mail.id,
      `  when     ${mail.refusedAt?.toISOString() ?? ''}`,
      `  address  ${mail.recipient}`,
      `  to       ${mail.accountId ? `account ${mail.accountId}` : 'someone without an account'}`,
      `  mail     ${mail.content.subject}`,
      `  reason   ${mail.lastError}`,
    ].join('\n'),
  )
  return [...lines, `${refused} refused, ${queued} waiting.`].join('\n\n')
}

async function retry(db: Db, ids: readonly string[]): Promise<string> {
  // PostgreSQL would refuse all of them for one that was copied by half.
  const whole = ids.filter((id) => neededId().isValidSync(id))
  const again = new Set(await retryMails(db, whole))
  const text = ids.map((id) => `${id}  ${again.has(id) ? 'waits again' : 'is no refused mail'}`).join('\n')
  // A script learns of it by the exit status alone.
  if (ids.some((id) => !again.has(id))) throw new OperatorError(text)
  return text
}
