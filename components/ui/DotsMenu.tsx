import clsx from 'clsx'
import { MoreHorizontal } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

interface DotsMenuProps {
  /** What it is a menu of, for screen readers. */
  label: string
  /** What can be done; what cannot be done here is false. */
  items: readonly (MenuItem | false | undefined)[]
  /** Beside small things. */
  small?: boolean
  className?: string
}

/** Three dots with what can be done with something; no dots where nothing can. */
export function DotsMenu({ label, items, small = false, className }: DotsMenuProps) {
  const possible = items.filter((item) => item !== false && item !== undefined)
  if (possible.length === 0) return null
  return (
    <Menu
      items={possible}
      trigger={
        <IconButton
          label={label}
          icon={<MoreHorizontal size={small ? 18 : 20} aria-hidden />}
          className={clsx(small && 'size-10! md:size-9!', className)}
        />
      }
    />
  )
}
