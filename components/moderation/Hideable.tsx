import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { EyeOff } from '#components/ui/icons.tsx'
import type { ReportKind } from '#contracts/lists.ts'
import { putHidden, useIsHidden } from '#hooks/moderation/hidden.ts'

type HideableProps = {
  subject: { kind: Exclude<ReportKind, 'user'>; id: string }
  children: ReactNode
}

/** Something of another person: where the viewer hid it, one line says so and shows it again. */
export const Hideable = ({ subject, children }: HideableProps) =>
  useIsHidden(subject) ? (
    <HiddenLine kind={subject.kind} onShow={() => putHidden(subject, false)} />
  ) : (
    children
  )

type HiddenLineProps = { kind: HideableProps['subject']['kind']; onShow: () => Promise<void> }

/** In place of something hidden: what it is, and a button that shows it again. */
export function HiddenLine({ kind, onShow }: HiddenLineProps) {
  const t = useTranslations('common.hidden')
  const { run } = useMutation()
  const show = () => keepFocus(() => run(onShow))
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-card border border-line px-4 py-2 text-muted text-sm">
      <EyeOff size={18} aria-hidden className="shrink-0" />
      <p className="mr-auto">{t(kind)}</p>
      <Button variant="quiet" size="sm" onClick={() => void show()}>
        {t('show')}
      </Button>
    </div>
  )
}
