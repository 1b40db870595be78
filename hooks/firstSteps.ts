import { useEffect, useState } from 'react'
import type { Me } from '#contracts/account.ts'
import { finishFirstLogin } from '#services/account.ts'
import { useStoreMe } from './session.ts'

/** From when the page was loaded, in milliseconds. */
const delay = 300_000
const lookAgain = 2_000

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

/** Somebody is writing, or answers another question. */
const isBusy = (): boolean =>
  Boolean(document.activeElement?.matches(editable)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Whether a newcomer is shown their first steps now; `close` puts them away for good. */
export function useFirstSteps(me: Me): { open: boolean; close: () => void } {
  const isAwaited = me.is_fist_login && me.validated
  const [isDue, setDue] = useState(false)
  const storeMe = useStoreMe()
  useEffect(() => {
    if (!isAwaited) return
    const look = () => {
      if (isBusy()) timer = setTimeout(look, lookAgain)
      else setDue(true)
    }
    let timer = setTimeout(look, delay)
    return () => clearTimeout(timer)
  }, [isAwaited])
  const close = () => {
    void storeMe({ ...me, is_fist_login: false })
    // Unheard, it opens once more on another day.
    finishFirstLogin().catch(() => {})
  }
  return { open: isDue && isAwaited, close }
}
