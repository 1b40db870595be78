import { useTranslations } from 'next-intl'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import { type Subject, useReporting } from './useReporting.tsx'

type ReportMenuProps = {
  subject: Subject
  /** Beside something small. */
  small?: boolean
  className?: string
}

/** A menu beside something of another person, to report it. */
export function ReportMenu({ subject, ...menuProps }: ReportMenuProps) {
  const t = useTranslations('reports')
  const { reportItem, reportDialog } = useReporting(subject)
  return (
    <>
      <DotsMenu
        {...menuProps}
        label={t(`menus.${subject.kind}`, { name: subject.name })}
        items={[reportItem]}
      />
      {reportDialog}
    </>
  )
}
