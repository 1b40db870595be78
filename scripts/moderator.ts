// npm run moderator -- add|remove <email>, npm run moderator -- list: appoints, dismisses and lists moderators.
import { nameModerator } from '#server/modules/account/nameModerator.ts'
import { findModerators } from '#server/modules/account/queries/moderators.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Live } from '#server/platform/live/index.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { command } from './lib/command.ts'
import { withDatabase, withNotices } from './lib/database.ts'

await command((config) => {
  const [act = '', email = ''] = process.argv.slice(2)
  if (act === 'list') return withDatabase(config, listModerators)
  if ((act === 'add' || act === 'remove') && email)
    return withNotices(config, (db, send) => setModerator(db, send, email, act === 'add'))
  throw new OperatorError(
    'What shall be done? npm run moderator -- add <email>, npm run moderator -- remove <email>, or npm run moderator -- list',
  )
})

async function listModerators(db: Db): Promise<string> {
  const moderators = await findModerators(db)
  const lines = moderators.map(({ name, email }) => `${name} <${email}>`)
  return lines.length > 0
    ? lines.join('\n')
    : 'Nobody is a moderator. npm run moderator -- add <email> names one.'
}

async function setModerator(db: Db, send: Live['send'], email: string, moderator: boolean): Promise<string> {
  const name = await nameModerator(db, email, moderator, send)
  if (!name) throw new OperatorError(`Nobody has an account with ${email}. They sign up first.`)
  return moderator ? `${name} is a moderator now.` : `${name} is no moderator any more.`
}
