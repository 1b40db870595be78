import { useEffect, useId, useRef } from 'react'
import { Tooltip } from 'react-aria-components/Tooltip'

/** What Tooltip shows once its code is here. */
export function TooltipPanel({ text, place }: { text: string; place: Element }) {
  const id = useId()
  const trigger = useRef(place)
  useEffect(() => {
    place.setAttribute('aria-describedby', id)
    return () => place.removeAttribute('aria-describedby')
  }, [place, id])
  return (
    <Tooltip
      ref={(tooltip) => {
        if (tooltip) tooltip.id = id
      }}
      triggerRef={trigger}
      isOpen
      offset={6}
      className="max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-paper text-sm data-entering:animate-appear"
    >
      {text}
    </Tooltip>
  )
}
