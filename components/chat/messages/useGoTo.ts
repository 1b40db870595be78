import { type RefObject, useCallback, useEffect, useState } from 'react'

type GoToOptions = {
  /** The message to which the conversation was opened. */
  opened: string | undefined
  isLoaded: boolean
  /** Opens the conversation at a message that is not loaded. */
  open: (id: string) => void
}

/** Scrolls to the message to which the conversation was opened once it is here, and to others by a press; returns which to mark. */
export function useGoTo(
  box: RefObject<HTMLDivElement | null>,
  { opened, isLoaded, open }: GoToOptions,
): { target: string | undefined; goTo: (id: string) => void } {
  const [pressed, setPressed] = useState<{ id: string; from: string | undefined }>()
  useEffect(() => {
    if (opened && isLoaded) scrollTo(box.current, opened)
  }, [box, opened, isLoaded])
  useEffect(() => {
    // Opened at its latest message again.
    if (!opened) box.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [box, opened])
  const goTo = useCallback(
    (id: string) => {
      if (scrollTo(box.current, id)) setPressed({ id, from: opened })
      else open(id)
    },
    [box, opened, open],
  )
  // What was pressed counts until the conversation is opened elsewhere.
  return { target: pressed?.from === opened ? (pressed?.id ?? opened) : opened, goTo }
}

/** Scrolls to a message and focuses it; returns whether it is here. */
function scrollTo(box: HTMLElement | null, id: string): boolean {
  const message = box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)
  message?.scrollIntoView({ block: 'center' })
  message?.focus({ preventScroll: true })
  return Boolean(message)
}
