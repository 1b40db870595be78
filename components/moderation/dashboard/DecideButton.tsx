import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ButtonVariant } from '#components/ui/buttons/buttonClass.ts'
import type { ReportKind, ReportReason } from '#contracts/lists.ts'
import { useDecide } from '#hooks/moderation/queue.ts'
import { type Act, DecideDialog } from './DecideDialog.tsx'

type DecideButtonProps = {
  subject: { kind: ReportKind; id: string }
  act: Act
  name: string
  /** The reason of the reports: preselected as the rule. */
  reason: ReportReason | null
  onDecided: () => void
}

const variants: Record<Act, ButtonVariant> = {
  dismiss: 'secondary',
  warn: 'outline',
  remove: 'outline',
  suspend: 'outline',
  restore: 'outline',
  lift: 'outline',
}

/** One of the possible decisions. Keeping something needs no text; everything else asks for one. */
export function DecideButton({ subject, act, name, reason, onDecided }: DecideButtonProps) {
  const t = useTranslations('moderation')
  const decide = useDecide()
  const { working, run } = useMutation()
  const [open, setOpen] = useState(false)
  const keep = async () => {
    const decision = { ...subject, action: 'dismiss' as const, reason: null, text: '' }
    if (await run(() => decide(decision), t('decide.done.dismiss'))) onDecided()
  }
  return (
    <>
      <Button
        size="sm"
        variant={variants[act]}
        loading={working}
        aria-label={t(`actsOf.${act}`, { name, subject: t(`kinds.${subject.kind}`) })}
        onClick={() => (act === 'dismiss' ? void keep() : setOpen(true))}
      >
        {t(`acts.${act}`)}
      </Button>
      {act !== 'dismiss' && (
        <DecideDialog {...{ subject, act, name, reason, open, onDecided }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
