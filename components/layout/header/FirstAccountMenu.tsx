import clsx from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import type { MenuItem } from '#components/ui/menus/Menu.tsx'
import { panelClass } from '#components/ui/menus/panelClass.ts'

type FirstAccountMenuProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  /** It was open when the page became alive. */
  onOpen: () => void
}

/** The links of the menu in the browser's own popover, until the page is alive. */
export function FirstAccountMenu({ id, label, items, onOpen }: FirstAccountMenuProps) {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A browser without popovers would throw at the selector.
    if (panel.current?.popover && panel.current.matches(':popover-open')) onOpen()
  }, [onOpen])
  return (
    <nav
      ref={panel}
      id={id}
      popover="auto"
      aria-label={label}
      className={clsx(
        panelClass,
        'fixed inset-auto top-15 right-3 m-0 min-w-56 p-1.5 not-supports-[selector(:popover-open)]:hidden',
      )}
    >
      {items.map(
        ({ id, label, icon, href }) =>
          href && (
            <a
              key={id}
              href={href}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 hover:bg-hover md:min-h-10"
            >
              {icon}
              {label}
            </a>
          ),
      )}
    </nav>
  )
}
