import { useEffect, useState } from 'react'
import type { Me } from '#contracts/account.ts'
import { useStoreMe } from '#hooks/session/session.ts'
import { finishFirstLogin } from '#services/account.ts'

/** Milliseconds after the page load. */
const delay = 300_000
const checkAgain = 2_000

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

/** The viewer is typing or has another dialog open. */
const isBusy = (): boolean =>
  Boolean(document.activeElement?.matches(editable)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Whether a newcomer sees the first steps now; `close` hides them for good. */
export function useFirstSteps(me: Me): { open: boolean; close: () => void } {
  const isNewcomer = me.is_fist_login && me.validated
  const [isDue, setDue] = useState(false)
  const storeMe = useStoreMe()
  useEffect(() => {
    if (!isNewcomer) return
    const check = () => {
      if (isBusy()) timer = setTimeout(check, checkAgain)
      else setDue(true)
    }
    let timer = setTimeout(check, delay)
    return () => clearTimeout(timer)
  }, [isNewcomer])
  const close = () => {
    void storeMe({ ...me, is_fist_login: false })
    // When the request fails, they open once more on another day.
    finishFirstLogin().catch(() => {})
  }
  return { open: isDue && isNewcomer, close }
}
