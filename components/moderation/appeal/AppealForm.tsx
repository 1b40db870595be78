import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { focusInvalid } from '#components/ui/fields/useFocusInvalid.ts'
import type { ReadAppealInput } from '#contracts/moderation.ts'
import { useWriteAppeal } from '#hooks/moderation/appeals.ts'
import { useReason } from '../useReason.ts'

type AppealFormProps = {
  params: ReadAppealInput
  onSent: () => void
}

/** The form of an appeal. */
export function AppealForm({ params, onSent }: AppealFormProps) {
  const t = useTranslations('moderation.appeal')
  const write = useWriteAppeal()
  const { working, run } = useMutation()
  const { text, isMissing, isTooLong, field, clear } = useReason(
    `appealing.${params.token}${params.decision}`,
  )
  const [tried, setTried] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const form = event.currentTarget
    // After the errors are rendered.
    setTimeout(() => focusInvalid(form))
    if (isMissing || isTooLong) return
    if (!(await run(() => write({ ...params, text })))) return
    clear()
    onSent()
  }
  return (
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
  )
}
