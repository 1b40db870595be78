import { useTranslations } from 'next-intl'
import { CancelButton } from '#components/forms/CancelButton.tsx'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { rememberFocus } from '#components/ui/dialogs/focusBack.ts'
import { toast } from '#components/ui/states/toast.ts'
import { limits } from '#contracts/limits.ts'
import { type Rating, replyForm } from '#contracts/ratings.ts'
import { useReplyToRating } from '#hooks/ratings.ts'

/** The form of an organisation's answer to a rating. */
export function ReplyForm({ rating, onDone }: { rating: Rating; onDone: () => void }) {
  const t = useTranslations('ratings')
  const answer = useReplyToRating()
  return (
    <ContractForm
      initial={{ text: rating.answer?.text ?? '' }}
      rules={replyForm}
      send={async ({ text }) => {
        const returnFocus = rememberFocus()
        await answer(rating, text)
        toast.success(t('answer.sent'))
        onDone()
        returnFocus()
      }}
      guarded
      className="gap-3"
    >
      <FormTextArea
        name="text"
        label={t('answer.label', { name: rating.author.name })}
        max={limits.comment}
        rows={3}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">{t('answer.send')}</SubmitButton>
        <CancelButton onCancel={onDone}>{t('cancel')}</CancelButton>
      </div>
    </ContractForm>
  )
}
