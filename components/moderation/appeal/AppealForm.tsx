import { useTranslations } from 'next-intl'
import { object } from 'yup'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { limits } from '#contracts/limits.ts'
import type { ReadAppealInput } from '#contracts/moderation.ts'
import { text } from '#contracts/rules.ts'
import { restoreTexts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useWriteAppeal } from '#hooks/moderation/appeals.ts'

type AppealFormProps = {
  params: ReadAppealInput
  onSent: () => void
}

type Values = { text: string }

const empty: Values = { text: '' }

/** The form of an appeal. */
export function AppealForm({ params, onSent }: AppealFormProps) {
  const t = useTranslations('moderation.appeal')
  const write = useWriteAppeal()
  const draft = useTextDraft(`appealing.${params.token}${params.decision}`)
  return (
    <Card>
      <ContractForm
        initial={empty}
        rules={object({ text: text(limits.reason).required(t('needed')) })}
        send={async ({ text }) => {
          await write({ ...params, text })
          draft.clear()
          onSent()
        }}
      >
        <FormDraft draft={draft} getTexts={(values: Values) => values} restore={restoreTexts} />
        <p>{t('explain')}</p>
        <FormTextArea name="text" max={limits.reason} label={t('text')} required rows={6} />
        <SubmitButton className="self-start">{t('send')}</SubmitButton>
      </ContractForm>
    </Card>
  )
}
