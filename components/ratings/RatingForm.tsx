import { useTranslations } from 'next-intl'
import { CancelButton } from '#components/forms/CancelButton.tsx'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormStars } from '#components/forms/FormStars.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { rememberFocus } from '#components/ui/dialogs/focusBack.ts'
import { toast } from '#components/ui/states/toast.ts'
import { limits } from '#contracts/limits.ts'
import { type Rating, ratingForm } from '#contracts/ratings.ts'
import type { User } from '#contracts/shapes.ts'
import { useRate } from '#hooks/ratings.ts'

type RatingFormProps = {
  user: Pick<User, 'id' | 'name'>
  /** The previous rating. */
  mine: Rating | null
  /** Closes the form, when there is something to return to. */
  onDone?: () => void
}

/** One to five stars and an optional text. */
export function RatingForm({ user, mine, onDone }: RatingFormProps) {
  const t = useTranslations('ratings')
  const rate = useRate(user.id)
  return (
    <ContractForm
      initial={{ rate: mine?.rate ?? 0, comment: mine?.comment ?? '' }}
      rules={ratingForm}
      send={async (input) => {
        const returnFocus = rememberFocus()
        await rate(input)
        toast.success(t('sent'))
        onDone?.()
        returnFocus()
      }}
      guarded
      className="gap-4"
    >
      <FormStars
        name="rate"
        legend={t('howWas', { name: user.name })}
        getLabel={(stars) => t('stars', { count: stars })}
        required
      />
      <FormTextArea
        name="comment"
        label={t('comment')}
        hint={t('commentHint')}
        max={limits.comment}
        rows={3}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">{t(mine ? 'update' : 'send')}</SubmitButton>
        {onDone && <CancelButton onCancel={onDone}>{t('cancel')}</CancelButton>}
      </div>
    </ContractForm>
  )
}
