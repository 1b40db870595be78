import { brand } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { createEmitter } from '#lib/emitter.ts'
import { paths } from '#lib/paths.ts'
import { within } from '#lib/within.ts'
import { browser, currentAddress, signedOutPath } from '#services/http/signedOut.ts'
import { readCookie, rememberPath } from './cookies.ts'
import { clearLocal, clearTab } from './localStore.ts'
import { clearCookies, clearSession, readTokens } from './session.ts'

/** What the tabs of a browser tell each other about their shared session. */
type TabMessage =
  | { kind: 'began'; userId: string }
  /** `to`: the page that all tabs open; null: each opens the sign-in and returns from there. */
  | { kind: 'ended'; userId: string; to: string | null }

const channelName = `${brand.slug}.session`
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null)

function broadcast(message: TabMessage): void {
  const channel = openChannel()
  channel?.postMessage(message)
  channel?.close()
}

let isOver = false
let beganElsewhere = false
const { subscribe, emit } = createEmitter()

/** Whether the account of this tab has signed out: it shows nothing more and is loading another page. */
export const isSessionOver = (): boolean => isOver
export const subscribeSessionOver = subscribe

/** Whether a session began after this page was rendered for a guest, which it stays until the next load. */
export const hasBegunElsewhere = (): boolean => beganElsewhere

function setOver(): void {
  isOver = true
  emit()
}

/** Empties the screen of this tab, then loads another page. */
export function leaveTo(path: string): void {
  setOver()
  // By then React has unmounted everything, including the warning about unsaved forms.
  queueMicrotask(() => browser.goTo(path))
}

/** The account that the cookies name; empty for a guest. */
export const getSessionUserId = (): string => readCookie(cookieNames.userId) ?? ''

/** The account that this tab signed out itself, to go on as a guest. */
let endedUserId = ''

/** Announces a sign-in in this tab: pages that other tabs show another account are over. */
export function announceSignIn(userId: string): void {
  beganElsewhere = true
  endedUserId = ''
  broadcast({ kind: 'began', userId })
}

/**
 * Ends an expired session: removes its cookies and closes its pages in all tabs. Each tab opens the sign-in and
 * remembers its page; drafts stay stored for their owner. A suspended account is led to its appeal.
 */
export function endSession(appeal?: string): void {
  const to = appeal ? paths.appeal({ token: appeal }) : null
  if (location.pathname !== paths.login()) rememberPath()
  const userId = getSessionUserId()
  clearSession()
  broadcast({ kind: 'ended', userId, to })
  leaveTo(to ?? signedOutPath())
}

/** Announces that this tab ended a session and stays on its page; pages that other tabs show that account are over. */
export function announceSignOut(userId: string): void {
  endedUserId = userId
  broadcast({ kind: 'ended', userId, to: null })
}

/**
 * Signs out: removes everything of the account from this browser, and sends all tabs to one page at once. This tab
 * follows when `request` is settled, or after five seconds.
 */
export async function signOutEverywhere(
  to: string,
  request: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const userId = getSessionUserId()
  clearBrowser()
  setOver()
  broadcast({ kind: 'ended', userId, to })
  await within(maxWait, request)
  clearBrowser()
  leaveTo(to)
}

/** Milliseconds. */
const maxWait = 5_000

function clearBrowser(): void {
  clearCookies()
  clearLocal()
  clearTab()
}

/** Whether the cookies still belong to this account; cookies without a name cannot belong to another. */
function isStillHere(owner: string): boolean {
  const { token, refreshToken } = readTokens()
  return Boolean(token || refreshToken) && [owner, ''].includes(getSessionUserId())
}

/**
 * Watches the session for a page rendered for `userId`: ends this tab when another tab announces the end, and when it
 * becomes visible again and the cookies have changed, as after a sleep or from the back-forward cache. Returns the
 * function that stops it.
 */
export function listenToSession(userId: string | null | undefined): () => void {
  const owner = userId === undefined ? getSessionUserId() : userId
  const onMessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (isOver || (owner && owner === endedUserId)) return
    if (message.kind === 'began') {
      if (!owner) beganElsewhere = true
      else if (message.userId !== owner) leaveTo(currentAddress())
    } else if (owner && [owner, ''].includes(message.userId)) {
      // After an expired session its owner returns to this page.
      if (message.to) clearTab()
      leaveTo(message.to ?? signedOutPath(currentAddress()))
    }
  }
  const checkSession = () => {
    if (!owner || owner === endedUserId || document.visibilityState === 'hidden' || isStillHere(owner)) return
    leaveTo(getSessionUserId() ? currentAddress() : signedOutPath())
  }
  const channel = openChannel()
  channel?.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', checkSession)
  window.addEventListener('pageshow', checkSession)
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', checkSession)
    window.removeEventListener('pageshow', checkSession)
  }
}
