import type { ReactNode, Ref } from 'react'

type ScrollBoxProps = {
  ref: Ref<HTMLDivElement>
  label: string
  onScroll: () => void
  children: ReactNode
}

/** A box laid out from the bottom: it opens at the latest message, and adding above moves nothing. */
export function ScrollBox({ label, children, ...box }: ScrollBoxProps) {
  return (
    <div
      {...box}
      data-scrolls=""
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
    >
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4 md:px-6">{children}</div>
    </div>
  )
}
