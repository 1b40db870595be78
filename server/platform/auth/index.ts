import { type Clock, systemClock } from '../clock.ts'
import type { Live } from '../live/index.ts'
import { makeTokens, type TokenSigner } from './tokens.ts'

/** Who asks. Made from a session row, never from what a token claims about a person. */
export type Viewer = {
  id: string
  sessionId: string
  provider: boolean
  moderator: boolean
  validated: boolean
}

/** The account room answers these; the platform itself knows no accounts. */
export type SessionReader = {
  bySession(sessionId: string): Promise<Viewer | null>
  byRefreshToken(refreshToken: string): Promise<Viewer | null>
}

export type Auth = {
  tokens: TokenSigner
  /** The viewer behind a bearer, or null when it is forged, expired or its session has ended. */
  viewerOfBearer(token: string): Promise<Viewer | null>
  /** For first paints: the access cookie, else the refresh cookie, read but never spent (decisions: refresh). */
  viewerOfCookies(cookies: { token?: string; refreshToken?: string }): Promise<Viewer | null>
}

const cachedFor = 30_000
const cacheSize = 20_000

/**
 * Verified sessions are remembered for half a minute and forgotten at once, in every process, when the session
 * ends: the account room tells `session_ended` with the session's id, or with `*` when in doubt.
 */
export function makeAuth(
  secret: string,
  sessions: SessionReader,
  live: Live,
  clock: Clock = systemClock,
): Auth {
  const tokens = makeTokens(secret, clock)
  const known = new Map<string, { viewer: Viewer; until: number }>()
  let endings = 0
  const forget = (sessionId: string) => {
    endings += 1
    if (sessionId === '*') known.clear()
    // A bearer may name its pair of tokens behind its session (`<session>.<pair>`).
    else for (const named of known.keys()) if (named.startsWith(sessionId)) known.delete(named)
  }
  live.on('session_ended', forget)
  live.onReconnect(() => forget('*'))

  const viewerOfSession = async (sessionId: string): Promise<Viewer | null> => {
    const cached = known.get(sessionId)
    if (cached && cached.until > Date.now()) return cached.viewer
    const endingsBefore = endings
    const viewer = await sessions.bySession(sessionId)
    // What was read while a session ended may be old already: use it once, remember nothing.
    if (!viewer || endings !== endingsBefore) return viewer
    if (known.size >= cacheSize) known.clear()
    known.set(sessionId, { viewer, until: Date.now() + cachedFor })
    return viewer
  }
  const viewerOfBearer = async (token: string) => {
    const sessionId = await tokens.verify(token)
    return sessionId ? viewerOfSession(sessionId) : null
  }
  return {
    tokens,
    viewerOfBearer,
    viewerOfCookies: async ({ token, refreshToken }) =>
      (token ? await viewerOfBearer(token) : null) ??
      (refreshToken ? await sessions.byRefreshToken(refreshToken) : null),
  }
}
