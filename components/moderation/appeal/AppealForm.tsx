import { ShieldAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { RelativeTime } from '#components/ui/RelativeTime.tsx'
import { TextArea } from '#components/ui/TextArea.tsx'
import type { AppealedDecision, ReadAppealInput } from '#contracts/moderation.ts'
import { useWriteAppeal } from '#hooks/moderation/appeals.ts'
import { useReason } from '../useReason.ts'

interface AppealFormProps {
  decision: AppealedDecision
  asked: ReadAppealInput
  onSent: () => void
}

/** What was decided, and room to say what is wrong with it. */
export function AppealForm({ decision, asked, onSent }: AppealFormProps) {
  const t = useTranslations('moderation.appeal')
  const write = useWriteAppeal()
  const { working, run } = useDeed()
  const { text, isMissing, isTooLong, field } = useReason()
  const [tried, setTried] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || isTooLong) return
    if (await run(() => write({ ...asked, text }))) onSent()
  }
  return (
    <>
      <Decided decision={decision} />
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <p>{t('explain')}</p>
          <TextArea
            {...field}
            label={t('text')}
            required
            rows={6}
            error={tried && isMissing ? t('needed') : undefined}
          />
          <Button type="submit" loading={working} className="self-start">
            {t('send')}
          </Button>
        </form>
      </Card>
    </>
  )
}

function Decided({ decision: { action, reason, createdAt } }: { decision: AppealedDecision }) {
  const t = useTranslations('moderation.appeal')
  const lists = useTranslations('lists.reportReasons')
  const told = action === 'warn' || action === 'remove' ? action : 'suspend'
  return (
    <header className="flex items-start gap-4">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-danger/12 text-danger">
        <ShieldAlert size={24} aria-hidden />
      </span>
      <div>
        <h1 className="text-2xl">{t(`titles.${told}`)}</h1>
        <p className="mt-1 flex flex-wrap gap-x-2 text-muted">
          {reason && <span>{t('rule', { rule: lists(reason) })}</span>}
          <span>
            {t('when')} <RelativeTime date={createdAt} />
          </span>
        </p>
      </div>
    </header>
  )
}
