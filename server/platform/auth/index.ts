import { createHmac } from 'node:crypto'
import type { Language } from '#contracts/lists.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import type { Live } from '../live/index.ts'
import { isSame } from './isSame.ts'
import { rememberSessions } from './memory.ts'
import { createTokens, type Secrets, type TokenSigner } from './tokens.ts'

/** The account behind a request, read from its session row and never from claims of a token. */
export type Viewer = {
  id: string
  sessionId: string
  provider: boolean
  moderator: boolean
  validated: boolean
  /** A volunteer without an age where the site has a minimum: may read but not write. */
  lacksAge: boolean
  /** The language of the account's settings. */
  language: Language
}

/** Implemented by the account module, since the platform knows no accounts. */
export type SessionReader = {
  bySession(sessionId: string): Promise<Viewer | null>
  byRefreshToken(refreshToken: string): Promise<Viewer | null>
  /** Which of these sessions have not ended. */
  findAlive(sessionIds: readonly string[]): Promise<Set<string>>
}

export type Auth = {
  tokens: TokenSigner
  /** HMAC-SHA-256 of a text under AUTH_SECRET, as base64url: for links that are valid for a while. */
  sign(text: string): string
  /** Whether the signature of this text was made with the current secret or the one before. */
  isSigned(text: string, signature: string): boolean
  /** The viewer behind a bearer, or null when it is forged, expired or its session has ended. */
  findViewerByBearer(token: string): Promise<Viewer | null>
  /** The viewer behind a session, or null when it has ended. */
  findViewerBySession(sessionId: string): Promise<Viewer | null>
  /** Reads the viewer from the database again, past the cache. */
  refreshViewer(viewer: Viewer): Promise<Viewer | null>
  /** For first paints: the access cookie, else the refresh cookie, read but never spent (decisions: refresh). */
  findViewerByCookies(cookies: { token?: string; refreshToken?: string }): Promise<Viewer | null>
}

/** Finds viewers by bearer or cookie, through the sessions of the account module. */
export function createAuth(
  secrets: Secrets,
  sessions: SessionReader,
  live: Live,
  database: Pick<Database, 'heard' | 'noteProgress'>,
  clock: Clock = systemClock,
): Auth {
  const tokens = createTokens(secrets, clock)
  const findViewerBySession = rememberSessions(sessions, live, database)
  const signatureBy = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url')
  const findViewerByBearer = async (token: string) => {
    const sessionId = await tokens.verify(token)
    return sessionId ? findViewerBySession(sessionId) : null
  }
  return {
    tokens,
    sign: (text) => signatureBy(secrets[0], text),
    isSigned: (text, signature) => secrets.some((secret) => isSame(signature, signatureBy(secret, text))),
    findViewerByBearer,
    findViewerBySession,
    refreshViewer: ({ sessionId }) => sessions.bySession(sessionId),
    findViewerByCookies: async ({ token, refreshToken }) =>
      (token ? await findViewerByBearer(token) : null) ??
      (refreshToken ? await sessions.byRefreshToken(refreshToken) : null),
  }
}
