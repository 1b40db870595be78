import { useEffect, useRef } from 'react'

/** Where not all of a row have room beside each other, the chosen one is in sight. The row is positioned. */
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
