import { useTranslations } from 'next-intl'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import { type Thing, useReporting } from './useReporting.tsx'

type ThingMenuProps = {
  thing: Thing
  /** Beside small things. */
  small?: boolean
  className?: string
}

/** A menu beside something of another person, to report it. */
export function ThingMenu({ thing, ...menuProps }: ThingMenuProps) {
  const t = useTranslations('reports')
  const { reportItem, reportDialog } = useReporting(thing)
  return (
    <>
      <DotsMenu {...menuProps} label={t(`menus.${thing.kind}`, { name: thing.name })} items={[reportItem]} />
      {reportDialog}
    </>
  )
}
