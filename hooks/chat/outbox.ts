import type { Message } from '#contracts/chat.ts'
import { createEmitter } from '#lib/emitter.ts'
import { sendMessage } from '#services/chat.ts'
import { isApiError } from '#services/http/errors.ts'
import { withTabLock } from '#services/http/lock.ts'
import { onLocalChange, readLocal, writeLocal } from '#services/localStore.ts'
import { areOutgoing, nextToSend, type Outgoing } from './outgoing.ts'

// One outbox a browser, outside React: messages are sent also while another screen is open, or after a reload.

const shortestWait = 1_000
const longestWait = 30_000

let owner = ''
let waiting: readonly Outgoing[] = []
let wait = shortestWait
let timer: ReturnType<typeof setTimeout> | undefined
let running = false
let stopListening = () => {}
const { subscribe, emit } = createEmitter()
const listeners = new Set<(message: Message, sent: Outgoing) => void>()

const nothing: readonly Outgoing[] = []
export const outgoingNow = (): readonly Outgoing[] => waiting
export const outgoingAtFirst = (): readonly Outgoing[] => nothing

/** Calls back at every change of the outbox; returns the function that unsubscribes. */
export const subscribeOutbox = subscribe

/** Resolves when the message being sent was delivered or has failed. */
export function headDelivered(): Promise<void> {
  const head = nextToSend(waiting)
  if (!head) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribeOutbox(() => {
      if (waiting.some(({ key, failed }) => key === head.key && !failed)) return
      stop()
      done()
    })
  })
}

/** Calls back with each delivered message, before it leaves the outbox; returns the function that unsubscribes. */
export function onSent(listener: (message: Message, sent: Outgoing) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the unsent messages of an account and sends them. */
export function openOutbox(accountId: string): void {
  if (owner === accountId) return
  stopListening()
  owner = accountId
  readAgain()
  const stopLocal = onLocalChange('outbox', [owner], readAgain)
  window.addEventListener('online', sendSoon)
  stopListening = () => {
    stopLocal()
    window.removeEventListener('online', sendSoon)
  }
  void run()
}

export function send(message: Outgoing): void {
  change((all) => [...all, message])
  sendSoon()
}

export function retry(key: string): void {
  change((all) => all.map((one) => (one.key === key ? { ...one, failed: undefined } : one)))
  sendSoon()
}

/** Discards an unsent message. */
export function discard(key: string): void {
  change((all) => all.filter((one) => one.key !== key))
  sendSoon()
}

function sendSoon(): void {
  wait = shortestWait
  clearTimeout(timer)
  void run()
}

function readAgain(): void {
  waiting = readLocal('outbox', [owner], areOutgoing) ?? []
  emit()
}

// Another tab may have changed localStorage a moment ago: every change starts from what is stored.
function change(edit: (all: readonly Outgoing[]) => Outgoing[]): void {
  waiting = edit(readLocal('outbox', [owner], areOutgoing) ?? waiting)
  writeLocal('outbox', [owner], waiting.length > 0 ? waiting : null)
  emit()
}

/** Sends messages in sequence, in one tab at a time; the idempotency key of each makes a retry harmless. */
async function run(): Promise<void> {
  if (running || !nextToSend(waiting)) return
  running = true
  const mayContinue = await withTabLock('outbox', sendAll).finally(() => {
    running = false
  })
  // A message may have been added after the last look at the queue.
  if (mayContinue) void run()
}

async function sendAll(): Promise<boolean> {
  const sender = owner
  for (;;) {
    const next = nextToSend(waiting)
    if (!next || sender !== owner) return true
    if (!(await deliver(next))) return false
  }
}

/** Returns whether the queue may continue. */
async function deliver(message: Outgoing): Promise<boolean> {
  const { key, toId, text, media, quote } = message
  try {
    const input = {
      userId: toId,
      message: text,
      media: media.map(({ imgName, alt = '' }) => ({ imgName, alt })),
    }
    const sent = await sendMessage(quote ? { ...input, quoted_id: quote.id } : input, key)
    for (const listener of listeners) listener(sent, message)
    change((all) => all.filter((one) => one.key !== key))
    wait = shortestWait
    return true
  } catch (error) {
    if (isApiError(error) && error.status < 500 && error.code !== 'tooMany') {
      const { code } = error
      change((all) => all.map((one) => (one.key === key ? { ...one, failed: code } : one)))
      return true
    }
    timer = setTimeout(() => void run(), wait)
    wait = Math.min(wait * 2, longestWait)
    return false
  }
}
