import { useLayoutEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { HiddenSubject } from '#contracts/moderation.ts'
import { useMember } from '#hooks/session/session.ts'
import { createEmitter } from '#lib/emitter.ts'
import { keys } from '#lib/keys.ts'
import { hideSubject, listHiddenContent } from '#services/hidden.ts'
import { readLocal, writeLocal } from '#services/localStore.ts'

const { subscribe, emit } = createEmitter()
const none: readonly string[] = []
const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const getName = ({ kind, id }: HiddenSubject) => `${kind}:${id}`

/** What one account hid, as this browser last saw it: shown before the server responds. */
let known: { accountId: string; names: readonly string[] } = { accountId: '', names: none }

/** Shows what this browser stores of an account; nothing for a guest. */
function show(accountId: string): void {
  if (known.accountId === accountId) return
  known = { accountId, names: (accountId && readLocal('hidden', [accountId], areNames)) || none }
  emit()
}

function store(accountId: string, names: readonly string[]): void {
  known = { accountId, names }
  writeLocal('hidden', [accountId], names.length > 0 ? names : null)
  emit()
}

/** One request for all the subjects of all pages, rarely refreshed. */
const rareRefresh = { revalidateIfStale: false, revalidateOnReconnect: false, dedupingInterval: 60_000 }

/** Reads what the viewer hid, once for everything on the page: a list of cards has no request or cache of its own. */
export function useReadHidden(): void {
  const accountId = useMember()?.id ?? ''
  // Before the first paint of the browser, so that nothing hidden flashes.
  useLayoutEffect(() => show(accountId), [accountId])
  useSWR(
    accountId ? keys.hidden : null,
    async () => {
      const subjects = await listHiddenContent()
      if (known.accountId === accountId) store(accountId, subjects.map(getName))
      return subjects
    },
    rareRefresh,
  )
}

/** Whether the viewer hid this subject, which they reported. */
export function useIsHidden(subject: HiddenSubject): boolean {
  const name = getName(subject)
  return useSyncExternalStore(
    subscribe,
    () => known.names.includes(name),
    () => false,
  )
}

/**
 * Hides a subject on all devices of the viewer, or shows it again; no other account notices. Shown at once, undone when
 * the server was not reached, and thrown.
 */
export async function putHidden({ kind, id }: HiddenSubject, hidden: boolean): Promise<void> {
  const { accountId } = known
  const name = getName({ kind, id })
  const change = (to: boolean) => {
    if (known.accountId !== accountId) return
    const others = known.names.filter((one) => one !== name)
    store(accountId, to ? [name, ...others] : others)
  }
  change(hidden)
  try {
    await hideSubject({ kind, id, hidden })
  } catch (error) {
    change(!hidden)
    throw error
  }
}
