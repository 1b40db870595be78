import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the production entry on an empty folder, and the demo town beside it: stories begin from nothing. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const story = await startHouse({ DEMO: 'off', MAIL_UNDO_SECONDS: '3' })
  const town = await startHouse({ DEMO: 'on', ...outside })
  process.env.STORY_ORIGIN = story.origin
  process.env.STORY_DATA = story.dataDir
  process.env.TOWN_ORIGIN = town.origin
  process.env.TOWN_DATA = town.dataDir
  return async () => {
    await Promise.all([story.stop(), town.stop()])
  }
}

/** What an operator may let into pages; only the town has it. */
const outside = {
  GTM_ID: 'GTM-TOWN1',
  CRM_SCRIPT_URL: 'https://crm.example/track.js',
  HELP_CHAT_URL: 'https://chat.example/help',
}

type House = { origin: string; dataDir: string; stop(): Promise<void> }

async function startHouse(environment: Record<string, string>): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brota-e2e-'))
  // The embedded database may run as another user than root: it has to reach its folder.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // All browsers come from one address here.
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilItAnswers(server, origin)
  return {
    origin,
    dataDir,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(server: ChildProcess, origin: string): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null)
      throw new Error(`the house ended with ${server.exitCode} before it answered`)
    const answer = await fetch(`${origin}/login`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('the house does not answer')
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
