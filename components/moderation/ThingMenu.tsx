import clsx from 'clsx'
import { MoreHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#components/ui/Menu.tsx'
import { type Thing, useReporting } from './useReporting.tsx'

interface ThingMenuProps {
  thing: Thing
  /** What else can be done with it, before the report. */
  items?: readonly MenuItem[]
  /** Beside small things. */
  small?: boolean
  className?: string
}

/** Three dots beside something of somebody else's, which can be flagged there. */
export function ThingMenu({ thing, items = [], small = false, className }: ThingMenuProps) {
  const t = useTranslations('reports')
  const { reportItem, reportDialog } = useReporting(thing)
  return (
    <>
      <Menu
        items={[...items, reportItem]}
        trigger={
          <IconButton
            label={t(`menus.${thing.kind}`, { name: thing.name })}
            icon={<MoreHorizontal size={small ? 18 : 20} aria-hidden />}
            className={clsx(small && 'size-9!', className)}
          />
        }
      />
      {reportDialog}
    </>
  )
}
