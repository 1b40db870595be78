import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
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
        await answer(rating, text)
        onDone()
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
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </ContractForm>
  )
}
