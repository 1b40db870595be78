import { brand } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { createEmitter } from '#lib/emitter.ts'
import { paths } from '#lib/paths.ts'
import { browser, here, signedOutPath } from '#services/http/leave.ts'
import { readCookie, rememberPath } from './cookies.ts'
import { clearLocal } from './localStore.ts'
import { clearCookies, clearSession, readTokens } from './session.ts'

/** What a tab tells the others of its browser about the session that they share. */
type TabMessage =
  | { kind: 'began'; userId: string }
  /** `to`: where all of them go; null: each to the sign-in, with the way back. */
  | { kind: 'ended'; userId: string; to: string | null }

const channelName = `${brand.slug}.session`
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null)

function say(said: TabMessage): void {
  const channel = openChannel()
  channel?.postMessage(said)
  channel?.close()
}

let isOver = false
let beganElsewhere = false
const { subscribe, emit } = createEmitter()

/** Whether what this tab shows is nobody's any more: it shows nothing of it, and is on its way to another page. */
export const isSessionOver = (): boolean => isOver
export const subscribeSessionOver = subscribe

/** Whether a session began after this page was loaded: it was made for a guest, and stays so until the next load. */
export const hasBegunSince = (): boolean => beganElsewhere

function show(): void {
  isOver = true
  emit()
}

/** Takes everything from the screen of this tab, then loads another page. */
export function leaveTo(path: string): void {
  show()
  // By then React has let go of all that was there, and of the question whether to leave a form half filled in.
  queueMicrotask(() => browser.goTo(path))
}

/** Whom the cookies of this browser name; empty for a guest. */
export const idNow = (): string => readCookie(cookieNames.userId) ?? ''

/** Whose session this tab has ended itself, and goes on as a guest. */
let endedHere = ''

/** Somebody has just signed in in this tab: pages that other tabs show somebody else are over. */
export function emitBegun(userId: string): void {
  beganElsewhere = true
  endedHere = ''
  say({ kind: 'began', userId })
}

/**
 * The session has ended by itself: its cookies go, and its pages in all tabs. Each tab goes to the sign-in and remembers
 * where from; drafts wait in this browser for their owner. Who is suspended is led to where they can appeal.
 */
export function endSession(appeal?: string): void {
  const to = appeal ? paths.appeal({ token: appeal }) : null
  if (location.pathname !== paths.login()) rememberPath()
  const userId = idNow()
  clearSession()
  say({ kind: 'ended', userId, to })
  leaveTo(to ?? signedOutPath())
}

/** A session has ended at a wish of this tab, which stays where it is; the pages that others show its owner are over. */
export function endElsewhere(userId: string): void {
  endedHere = userId
  say({ kind: 'ended', userId, to: null })
}

/**
 * Whoever sits here leaves: nothing of them stays in this browser, neither in this tab nor in others, which go to the
 * same page at once. This one goes when the server has heard of it, and does not wait for long.
 */
export async function signOutEverywhere(
  to: string,
  hears: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const userId = idNow()
  forget()
  show()
  say({ kind: 'ended', userId, to })
  await Promise.race([hears, new Promise((resolve) => setTimeout(resolve, patience))]).catch(() => {})
  forget()
  leaveTo(to)
}

/** Milliseconds. */
const patience = 5_000

function forget(): void {
  clearCookies()
  clearLocal()
}

/** Whether the cookies of this browser are of this person still; without a name in them nobody else has come. */
function isStillHere(owner: string): boolean {
  const { token, refreshToken } = readTokens()
  return Boolean(token || refreshToken) && [owner, ''].includes(idNow())
}

/**
 * Ends this tab, whose page was made for this reader, when another one says that the session is over, and when it comes back
 * into sight and finds that out by itself: from the browser's memory of pages, after a sleep. The answer stops it.
 */
export function listenToSession(reader: string | null | undefined): () => void {
  const owner = reader === undefined ? idNow() : reader
  const hear = ({ data: said }: MessageEvent<TabMessage>) => {
    if (isOver || (owner && owner === endedHere)) return
    if (said.kind === 'began') {
      if (!owner) beganElsewhere = true
      else if (said.userId !== owner) leaveTo(here())
    } else if (owner && [owner, ''].includes(said.userId)) leaveTo(said.to ?? signedOutPath(here()))
  }
  const look = () => {
    if (!owner || owner === endedHere || document.visibilityState === 'hidden' || isStillHere(owner)) return
    leaveTo(idNow() ? here() : signedOutPath())
  }
  const channel = openChannel()
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
