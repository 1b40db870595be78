import { rm } from 'node:fs/promises'
import { demoEmail, demoPassword } from '../../../lib/demo.ts'
import { createDataDir, startApp } from '../../runningApp.ts'

/**
 * Starts the production entry on an empty folder for the stories, and a second one with the demo town. Stories can be told
 * on a site that runs already: STORY_ORIGIN is its address, STORY_DATA the folder of the machine that sends its emails.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  if (process.env.STORY_ORIGIN) return async () => {}
  const story = await open({ MAIL_UNDO_SECONDS: '3' })
  const testApp = await open({ DEMO: 'on', ...outside })
  await Promise.all(['lucia', 'huertovivo', 'clara'].map((key) => speakEnglish(testApp.origin, key)))
  process.env.STORY_ORIGIN = story.origin
  process.env.STORY_DATA = story.dataDir
  process.env.TOWN_ORIGIN = testApp.origin
  process.env.TOWN_DATA = testApp.dataDir
  return async () => {
    await Promise.all([story.close(), testApp.close()])
  }
}

/** The operator’s tag manager, which only the demo town has. */
const outside = {
  GTM_ID: 'GTM-TOWN1',
  CRM_SCRIPT_URL: 'https://crm.example/track.js',
  HELP_CHAT_URL: 'https://chat.example/help',
}

/** Stories read English; an account’s language applies while it is signed in. */
async function speakEnglish(origin: string, key: string): Promise<void> {
  const send = (method: string, call: string, data: object, bearer = '') =>
    fetch(`${origin}/api/account/${call}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(data),
    })
  const signedIn = await send('POST', 'login', { email: demoEmail(key), password: demoPassword })
  const { accessToken } = await signedIn.json()
  const saved = await send('PUT', 'preferences', { language: 'en' }, accessToken)
  if (!saved.ok) throw new Error(`${key} speaks no English: ${saved.status}`)
}

async function open(environment: Record<string, string>) {
  const dataDir = await createDataDir('e2e')
  const { origin, stop } = await startApp(dataDir, { LOG_LEVEL: 'warn', ...environment })
  // The first page takes longer than those after it.
  await fetch(`${origin}/login`)
  const close = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin, dataDir, close }
}
