import { useSyncExternalStore } from 'react'
import type { ReportKind } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import { makeWatchers } from '#lib/watchers.ts'
import { tryStorage } from '#services/storage.ts'
import { useMe } from '../session.ts'

const { watch, tell } = makeWatchers()
/** The oldest are forgotten: whoever hid so much sees some of it again. */
const most = 500

const keyOf = (accountId: string) => `${brand.slug}.hidden.${accountId}`
const none: readonly string[] = []

// What was parsed last: storage gives a text, a snapshot has to be the same array.
let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: none }

function hiddenIds(accountId: string): readonly string[] {
  const text = tryStorage('local', (storage) => storage.getItem(keyOf(accountId))) ?? null
  if (text !== parsed.text) parsed = { text, ids: text ? text.split(' ') : none }
  return parsed.ids
}

function save(accountId: string, ids: readonly string[]): void {
  tryStorage('local', (storage) => storage.setItem(keyOf(accountId), ids.slice(-most).join(' ')))
  tell()
}

/** Whether somebody put a thing out of their own sight in this browser, and how. Nobody else notices. */
export function useHidden(thing: { kind: ReportKind; id: string }) {
  const accountId = useMe()?.id ?? ''
  const ids = useSyncExternalStore(
    watch,
    () => hiddenIds(accountId),
    () => none,
  )
  const name = `${thing.kind}:${thing.id}`
  return {
    hidden: accountId !== '' && ids.includes(name),
    hide: () => save(accountId, [...ids.filter((one) => one !== name), name]),
    show: () =>
      save(
        accountId,
        ids.filter((one) => one !== name),
      ),
  }
}
