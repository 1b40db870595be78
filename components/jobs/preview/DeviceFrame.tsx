import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type DeviceFrameProps = {
  title: string
  /** The width of the device's screen, in CSS pixels; a narrower place shows it smaller. */
  width: number
  children: ReactNode
}

/** In CSS pixels: of the frame on our screen. */
const height = 520

const ignore = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A part of this page in a document of its own, so that it lays itself out for another screen. Presses in it do nothing. */
export function DeviceFrame({ title, width, children }: DeviceFrameProps) {
  const { box, available } = useWidth()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const scale = available ? Math.min(1, available / width) : 1
  return (
    <div ref={box} className="flex justify-center overflow-hidden" style={{ height }}>
      <div style={{ width: width * scale, height }}>
        <iframe
          title={title}
          srcDoc="<!doctype html>"
          onLoad={({ currentTarget }) => setBody(dress(currentTarget))}
          className="origin-top-left rounded-card border border-line bg-paper"
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        >
          {body && createPortal(<Still>{children}</Still>, body)}
        </iframe>
      </div>
    </div>
  )
}

/** What is shown can be read and scrolled, and leads nowhere. */
const Still = ({ children }: { children: ReactNode }) => (
  <div className="min-h-dvh p-4 md:p-8" onClickCapture={ignore} onSubmitCapture={ignore}>
    {children}
  </div>
)

/** Gives the frame's document the styles, the theme and the language of this page. */
function dress({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  if (!contentDocument) return null
  const root = contentDocument.documentElement
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value)
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
    contentDocument.head.append(contentDocument.importNode(style, true))
  contentDocument.body.className = document.body.className
  return contentDocument.body
}

/** The width that an element has to offer. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, available }
}
