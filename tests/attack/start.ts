import { createDataDir, startApp } from '../runningApp.ts'

export const authSecret = 'known to this test, so that it can forge tokens with the right key'

/**
 * The production site as an operator runs it: limits on, a proxy before it. The attacker writes the proxy's
 * header, so one machine can be many addresses.
 */
export async function startAttackedSite(name: string, environment: Record<string, string> = {}) {
  const dataDir = await createDataDir(name)
  const { origin, pid, stop } = await startApp(dataDir, {
    AUTH_SECRET: authSecret,
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'on',
    MAIL_UNDO_SECONDS: '0',
    ...environment,
  })
  return { origin, pid, dataDir, stop }
}
