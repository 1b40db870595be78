import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** In milliseconds: longer than a dialog takes to close, during which it has the focus. */
export const dialogGone = 300

/** What was around the focus before a menu opened: a dialog that its item opens closes when the menu has gone. */
let aroundMenu: readonly HTMLElement[] = []

/**
 * Remembers where the focus is, or was. The function that it returns, called when that may have gone, then moves the focus
 * to the nearest box around it that is left: a keyboard would begin anew at the top of the page.
 */
export function rememberFocus(focused = document.activeElement): () => void {
  const around = [...getAncestors(focused)]
  if (focused?.closest('[role="menu"]')) around.push(...aroundMenu)
  else aroundMenu = around
  return () => void setTimeout(() => focusNearest(around), dialogGone)
}

/** Does so around an act that takes the pressed button away, once it is done. */
export async function keepFocus(act: () => unknown): Promise<void> {
  const returnFocus = rememberFocus()
  await act()
  returnFocus()
}

/** Does so for a dialog or a menu, which returns the focus by itself while its opener is there. */
export function useFocusBack(isOpen: boolean): void {
  // Before the panel takes the focus.
  useLayoutEffect(() => (isOpen ? rememberFocus() : undefined), [isOpen])
}

/** A ref for the dialog, which takes the focus with each further step: what was pressed is gone by then. */
export function useFocusOnStep(step: string | undefined): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) dialog.current?.focus()
    before.current = step
  }, [step])
  return dialog
}

/**
 * A ref for the body of a dialog, whose only field takes the focus: one types at once. Among several the reader chooses.
 * The dialog takes the focus after this, and only when nothing in it has it.
 */
export function useOnlyFieldFocus(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [field, ...others] = body.current?.querySelectorAll<HTMLElement>('input, textarea, select') ?? []
    // Fields to type in, and that are not locked.
    if (others.length === 0 && field?.matches(':read-write')) field.focus({ preventScroll: true })
  }, [])
  return body
}

const item = 'li, [role="listitem"]'

/** The boxes around the focus, the nearest first, and after an item of a list those that follow it, then those before it. */
function* getAncestors(element: Element | null): Generator<HTMLElement> {
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    if (!(one instanceof HTMLElement)) continue
    yield one
    if (one.matches(item)) yield* getOthers(one)
  }
}

function* getOthers(one: HTMLElement): Generator<HTMLElement> {
  const all = [...(one.parentElement?.querySelectorAll<HTMLElement>(`:scope > :is(${item})`) ?? [])]
  const place = all.indexOf(one)
  yield* all.slice(place + 1)
  yield* all.slice(0, place).reverse()
}

function focusNearest(around: readonly HTMLElement[]): void {
  const nearest = around.find((one) => one.isConnected && !one.matches(':disabled'))
  if (!nearest) return
  // The page of then may be gone, and with it the variable `document`.
  const page = nearest.ownerDocument
  if (page.activeElement !== page.body) return
  if (nearest.tabIndex < 0) nearest.tabIndex = -1
  nearest.focus({ preventScroll: true })
}
