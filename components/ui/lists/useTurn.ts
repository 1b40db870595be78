import { type RefObject, useEffect, useRef } from 'react'

type Turning<List> = { list: RefObject<List | null>; turn: (page: number) => void }

/** The list takes the focus once another page of it is shown: the pressed button is far below its beginning, or gone. */
export function useTurn<List extends HTMLElement>(
  page: number | undefined,
  onPage: (page: number) => void,
): Turning<List> {
  const list = useRef<List>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (page === undefined || page !== wanted.current) return
    wanted.current = undefined
    list.current?.focus({ preventScroll: true })
  }, [page])
  const turn = (to: number) => {
    wanted.current = to
    onPage(to)
  }
  return { list, turn }
}
