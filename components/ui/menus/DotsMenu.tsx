import clsx from 'clsx'
import { Ellipsis } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

type DotsMenuProps = {
  /** What the menu belongs to, for screen readers. */
  label: string
  /** The actions; false where one is not available. */
  items: readonly (MenuItem | false | undefined)[]
  /** Beside small things. */
  small?: boolean
  className?: string
}

/** A three-dots menu of actions; nothing without actions. */
export function DotsMenu({ label, items, small = false, className }: DotsMenuProps) {
  const possible = items.filter((item) => item !== false && item !== undefined)
  if (possible.length === 0) return null
  return (
    <Menu
      items={possible}
      trigger={
        <IconButton
          label={label}
          icon={<Ellipsis size={small ? 18 : 20} aria-hidden />}
          className={clsx(small && 'size-10! md:size-9!', className)}
        />
      }
    />
  )
}
