// npm run moderator -- add|remove <email>, npm run moderator -- list: who looks at what the community reports.
import { nameModerator } from '#server/account/nameModerator.ts'
import { findModerators } from '#server/account/queries/moderators.ts'
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { reachDatabase } from '#server/platform/db/reach.ts'
import { makeLog } from '#server/platform/log/index.ts'
import { PlainError } from '#server/platform/plain.ts'
import { command } from './lib/command.ts'

await command(async (config) => {
  const [act = '', email = ''] = process.argv.slice(2)
  const { url, release } = await reachDatabase(config)
  const { db, close } = openDatabase(url, makeLog(config.logLevel), 2)
  try {
    if (act === 'list') return await listed(db)
    if ((act === 'add' || act === 'remove') && email) return await named(db, email, act === 'add')
    throw new PlainError(
      'What shall be done? npm run moderator -- add <email>, npm run moderator -- remove <email>, or npm run moderator -- list',
    )
  } finally {
    await close()
    await release()
  }
})

async function listed(db: Db): Promise<string> {
  const moderators = await findModerators(db)
  const lines = moderators.map(({ name, email }) => `${name} <${email}>`)
  return lines.length > 0
    ? lines.join('\n')
    : 'Nobody is a moderator. npm run moderator -- add <email> names one.'
}

async function named(db: Db, email: string, moderator: boolean): Promise<string> {
  const who = await nameModerator(db, email, moderator)
  if (!who) throw new PlainError(`Nobody has an account with ${email}. They sign up first.`)
  return moderator ? `${who} is a moderator now.` : `${who} is no moderator any more.`
}
