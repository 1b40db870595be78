import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Flag } from '#components/ui/icons.tsx'
import type { MenuItem } from '#components/ui/menus/Menu.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import type { ReportKind } from '#contracts/lists.ts'

const ReportDialog = lazyOverlay(() => import('./ReportDialog.tsx').then((dialog) => dialog.ReportDialog))

/**
 * What is reported; `name` is that of its author, `leaveTo` the address to load after blocking them when this page
 * shows nothing else.
 */
export type Subject = { kind: ReportKind; id: string; name: string; leaveTo?: string }

/** The menu item that reports something, and the dialog that the item opens. */
export function useReporting(subject: Subject): { reportItem: MenuItem; reportDialog: ReactNode } {
  const t = useTranslations('reports')
  const [open, setOpen] = useState(false)
  const wasOpen = useWasOpen(open)
  return {
    reportItem: {
      id: 'report',
      label: t('report'),
      icon: <Flag size={20} aria-hidden />,
      onAction: () => setOpen(true),
    },
    reportDialog: wasOpen && <ReportDialog subject={subject} open={open} onClose={() => setOpen(false)} />,
  }
}
