import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { ReportKind } from '#contracts/lists.ts'
import type { HiddenThing } from '#contracts/moderation.ts'
import { useMember } from '#hooks/session/session.ts'
import { createEmitter } from '#lib/emitter.ts'
import { keys } from '#lib/keys.ts'
import { readLocal, writeLocal } from '#services/localStore.ts'
import { hideThing, listHiddenContent } from '#services/moderation.ts'

const { subscribe, emit } = createEmitter()
const none: readonly string[] = []
const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const getName = ({ kind, id }: HiddenThing) => `${kind}:${id}`

/** What one account hid, as this browser last saw it: shown before the server responds. */
let known: { accountId: string; names: readonly string[] } = { accountId: '', names: none }

function hiddenNames(accountId: string): readonly string[] {
  if (known.accountId !== accountId)
    known = { accountId, names: readLocal('hidden', [accountId], areNames) ?? none }
  return known.names
}

function store(accountId: string, names: readonly string[]): void {
  known = { accountId, names }
  writeLocal('hidden', [accountId], names.length > 0 ? names : null)
  emit()
}

/** One request for all the things of a page, rarely refreshed. */
const rareRefresh = { revalidateIfStale: false, revalidateOnReconnect: false, dedupingInterval: 60_000 }

/**
 * Whether the viewer hid a thing that they reported, and a function to hide it on all their devices; no other account
 * notices. Shown at once, undone when the server was not reached, and thrown.
 */
export function useHidden(thing: { kind: ReportKind; id: string }) {
  const accountId = useMember()?.id ?? ''
  useSWR(
    accountId ? keys.hidden : null,
    async () => {
      const things = await listHiddenContent()
      store(accountId, things.map(getName))
      return things
    },
    rareRefresh,
  )
  const names = useSyncExternalStore(
    subscribe,
    () => hiddenNames(accountId),
    () => none,
  )
  const name = getName(thing)
  const put = async (hidden: boolean) => {
    const change = (to: boolean) => {
      const others = hiddenNames(accountId).filter((one) => one !== name)
      store(accountId, to ? [name, ...others] : others)
    }
    change(hidden)
    try {
      await hideThing({ kind: thing.kind, id: thing.id, hidden })
    } catch (error) {
      change(!hidden)
      throw error
    }
  }
  return {
    hidden: accountId !== '' && names.includes(name),
    hide: () => put(true),
    show: () => put(false),
  }
}
