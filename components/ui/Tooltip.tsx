import dynamic from 'next/dynamic'
import { type ReactElement, useState } from 'react'

export interface TooltipProps {
  text: string
  /** One element that takes focus. */
  children: ReactElement
}

const TooltipPanel = dynamic(() => import('./panels/TooltipPanel.tsx').then((panel) => panel.TooltipPanel), {
  ssr: false,
})

/** A few words more on what has focus or a pointer over it. Never the only place of what must be known. */
export function Tooltip({ text, children }: TooltipProps) {
  const [place, setPlace] = useState<Element | null>(null)
  const follow = (element: EventTarget & Element) => setPlace(element.firstElementChild)
  const leave = () => setPlace(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the focusable element inside
    <span
      className="contents"
      onPointerOver={(event) => event.pointerType === 'mouse' && follow(event.currentTarget)}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && follow(event.currentTarget)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      {children}
      {place && <TooltipPanel text={text} place={place} />}
    </span>
  )
}
