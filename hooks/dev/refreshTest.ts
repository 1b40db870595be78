import { useCallback, useEffect, useState } from 'react'
import { type CookieStatus, cookieStatus, testRefresh } from '#services/refreshTest.ts'

/** An event, as a key of the dictionary, and its time. */
export type LogLine = { id: number; text: CookieStatus | 'testing' | 'refreshed' | 'failed'; at: Date }

/** The tokens in the cookies, a test of their refresh, and a log of both, newest line last. */
export function useRefreshTest() {
  const [status, setStatus] = useState<CookieStatus>()
  const [log, setLog] = useState<LogLine[]>([])
  const [testing, setTesting] = useState(false)

  const note = useCallback(
    (text: LogLine['text']) => setLog((lines) => [...lines, { id: lines.length, text, at: new Date() }]),
    [],
  )
  const check = useCallback(() => {
    const found = cookieStatus()
    setStatus(found)
    note(found)
  }, [note])

  useEffect(check, [check])

  const test = async () => {
    setTesting(true)
    note('testing')
    try {
      await testRefresh()
      note('refreshed')
    } catch {
      note('failed')
    }
    check()
    setTesting(false)
  }

  return { status, log, testing, test, clear: () => setLog([]) }
}
