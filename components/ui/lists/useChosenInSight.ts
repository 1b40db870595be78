import { useEffect, useRef } from 'react'

/** Scrolls the chosen one into view where a row overflows. The row must be positioned. */
export function useChosenInSight<Row extends HTMLElement>(chosen: string) {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const one = row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
    if (row.current && one)
      row.current.scrollLeft = one.offsetLeft - (row.current.clientWidth - one.offsetWidth) / 2
  }, [chosen])
  return row
}
