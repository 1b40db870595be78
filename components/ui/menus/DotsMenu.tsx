import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Ellipsis } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { type MenuItem, MenuPanel } from './Menu.tsx'
import { type PanelProps, useTrigger } from './useTrigger.ts'

type ButtonProps = {
  /** What the menu belongs to, for screen readers. */
  label: string
  /** Beside small things. */
  small?: boolean
  className?: string
}

type DotsMenuProps = ButtonProps & {
  /** The actions; false where one is not available. */
  items: readonly (MenuItem | false | undefined)[]
}

/** A three-dots menu of actions; nothing without actions. */
export function DotsMenu({ items, ...button }: DotsMenuProps) {
  const possible = items.filter((item) => item !== false && item !== undefined)
  if (possible.length === 0) return null
  return (
    <DotsButton {...button} fetchAhead={MenuPanel.fetchAhead}>
      {(panel) => <MenuPanel {...panel} items={possible} />}
    </DotsButton>
  )
}

type DotsButtonProps = ButtonProps & {
  /** Fetches the panel's code, on hover or focus. */
  fetchAhead: () => void
  /** The panel: what its actions need runs from the first press on, so that long lists of cards stay light. */
  children: (panel: PanelProps) => ReactNode
}

/** A three-dots button that opens a panel of its own. */
export function DotsButton({ label, small = false, className, fetchAhead, children }: DotsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { triggerRef, triggerProps, wasOpen } = useTrigger<HTMLButtonElement>({
    kind: 'menu',
    isOpen,
    setOpen,
    fetchAhead,
  })
  return (
    <>
      <IconButton
        {...triggerProps}
        label={label}
        icon={<Ellipsis size={small ? 18 : 20} aria-hidden />}
        className={clsx(small && 'mouse:size-9!', className)}
      />
      {wasOpen && children({ triggerRef, isOpen, setOpen })}
    </>
  )
}
