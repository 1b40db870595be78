import { useEffect, useRef } from 'react'

/** Scrolls the chosen one into view where a row overflows. The row must be positioned. */
export function useScrollToChosen<Row extends HTMLElement>(chosen: string) {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const chosenElement = row.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
    if (row.current && chosenElement)
      row.current.scrollLeft =
        chosenElement.offsetLeft - (row.current.clientWidth - chosenElement.offsetWidth) / 2
  }, [chosen])
  return row
}
