import { createHmac } from 'node:crypto'
import type { Language } from '#i18n/index.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Live } from '../live/index.ts'
import { isSame } from './isSame.ts'
import { rememberSessions } from './memory.ts'
import { createTokens, type Secrets, type TokenSigner } from './tokens.ts'

/** Who asks. Made from a session row, never from what a token claims about a person. */
export type Viewer = {
  id: string
  sessionId: string
  provider: boolean
  moderator: boolean
  validated: boolean
  /** A volunteer who has not told their age where there is a minimum: reads, and writes nothing before that. */
  lacksAge: boolean
  /** What they have chosen to read: it rules where they are signed in. */
  language: Language
}

/** The account room answers these; the platform itself knows no accounts. */
export type SessionReader = {
  bySession(sessionId: string): Promise<Viewer | null>
  byRefreshToken(refreshToken: string): Promise<Viewer | null>
}

export type Auth = {
  tokens: TokenSigner
  /** What only this house can write under a text: for addresses that open something for a while. */
  sign(text: string): string
  /** Whether this house wrote that under this text, with its secret or the one before. */
  isSigned(text: string, given: string): boolean
  /** The viewer behind a bearer, or null when it is forged, expired or its session has ended. */
  findViewerByBearer(token: string): Promise<Viewer | null>
  /** The viewer behind a session, or null when it has ended. */
  findViewerBySession(sessionId: string): Promise<Viewer | null>
  /** The same viewer, read from the database and not from memory. */
  refreshViewer(viewer: Viewer): Promise<Viewer | null>
  /** For first paints: the access cookie, else the refresh cookie, read but never spent (decisions: refresh). */
  findViewerByCookies(cookies: { token?: string; refreshToken?: string }): Promise<Viewer | null>
}

/** Who stands behind a bearer or a cookie, by the sessions that the account room knows. */
export function createAuth(
  secrets: Secrets,
  sessions: SessionReader,
  live: Live,
  clock: Clock = systemClock,
): Auth {
  const tokens = createTokens(secrets, clock)
  const findViewerBySession = rememberSessions(sessions, live)
  const signatureBy = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url')
  const findViewerByBearer = async (token: string) => {
    const sessionId = await tokens.verify(token)
    return sessionId ? findViewerBySession(sessionId) : null
  }
  return {
    tokens,
    sign: (text) => signatureBy(secrets[0], text),
    isSigned: (text, given) => secrets.some((secret) => isSame(given, signatureBy(secret, text))),
    findViewerByBearer,
    findViewerBySession,
    refreshViewer: ({ sessionId }) => sessions.bySession(sessionId),
    findViewerByCookies: async ({ token, refreshToken }) =>
      (token ? await findViewerByBearer(token) : null) ??
      (refreshToken ? await sessions.byRefreshToken(refreshToken) : null),
  }
}
