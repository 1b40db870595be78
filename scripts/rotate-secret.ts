// npm run rotate-secret [-- forget]: creates a new secret beside the current one; `forget` drops the older one.
import {
  forgetPreviousSecret,
  newSecret,
  rotateSecret,
  storedSecret,
} from '#server/platform/auth/storedSecret.ts'
import type { Config } from '#server/platform/config/index.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { command } from './lib/command.ts'

const restart = 'Restart the site: until then it goes on with what it read at its start.'

const howToForget = `AUTH_SECRET is set by you: take AUTH_SECRET_PREVIOUS away. ${restart}`

await command(async (config) => {
  const [act = 'rotate'] = process.argv.slice(2)
  if (act === 'rotate') return config.authSecret ? howToRotate(config) : rotate(config)
  if (act === 'forget') return config.authSecret ? howToForget : forget(config)
  throw new OperatorError('What shall be done? npm run rotate-secret, or npm run rotate-secret -- forget')
})

async function rotate({ dataDir }: Config): Promise<string> {
  const [, previous] = await storedSecret(dataDir)
  if (previous)
    throw new OperatorError(
      'The secret before the present one is still accepted. Forget it first: npm run rotate-secret -- forget',
    )
  await rotateSecret(dataDir)
  return `There is a new secret; the one before it is still accepted. ${restart}\nLater: npm run rotate-secret -- forget`
}

async function forget({ dataDir }: Config): Promise<string> {
  await forgetPreviousSecret(dataDir)
  return `Only the present secret is accepted. ${restart}`
}

function howToRotate({ authSecretPrevious }: Config): string {
  if (authSecretPrevious)
    throw new OperatorError('AUTH_SECRET_PREVIOUS is still set. Take it away and restart the site first.')
  return `AUTH_SECRET is set by you. Name its present value AUTH_SECRET_PREVIOUS, and this in its place:
AUTH_SECRET=${newSecret()}
Where several machines restart one after the other, it first has to be the AUTH_SECRET_PREVIOUS of all: see docs/operate.md.
${restart}\nLater take AUTH_SECRET_PREVIOUS away and restart once more.`
}
