import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { jobSteps } from '#contracts/jobForm.ts'
import { PreviewButton } from './PreviewButton.tsx'

export type JobFormButtonsProps = {
  step: number
  onBack: () => void
  onNext: (form: HTMLFormElement | null) => void
  /** Not published yet: the last button says Submit instead of Update. */
  isNew: boolean
  isDraft: boolean
  submitting: 'draft' | 'published' | null
  onTarget: (target: 'draft' | 'published') => void
}

/**
 * Back and next, enabled once a step is complete; a draft can be saved at any time, the offer itself from the last step
 * (one that was published before from any).
 */
export function JobFormButtons(props: JobFormButtonsProps) {
  const { step, onBack, onNext, isNew, isDraft, submitting, onTarget } = props
  const t = useTranslations('myJobs.form')
  const common = useTranslations('common.ui')
  const isLast = step === jobSteps.length - 1
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" disabled={step === 0} onClick={onBack}>
        {common('previous')}
      </Button>
      <span className="grow" />
      {isLast && <PreviewButton className="max-sm:order-last max-sm:w-full" />}
      {isDraft && (
        <Button
          type="submit"
          variant="outline"
          className="order-last w-full sm:order-none sm:w-auto"
          loading={submitting === 'draft'}
          onClick={() => onTarget('draft')}
        >
          {t('saveDraft')}
        </Button>
      )}
      {!isLast && (
        <Button
          variant={isDraft ? 'primary' : 'secondary'}
          onClick={({ currentTarget }) => onNext(currentTarget.form)}
        >
          {common('next')}
        </Button>
      )}
      {(isLast || !isDraft) && (
        <Button
          type="submit"
          // A phone has no space for it beside the other two buttons.
          className={clsx(!isLast && 'max-sm:order-last max-sm:w-full')}
          loading={submitting === 'published'}
          onClick={() => onTarget('published')}
        >
          {t(isNew ? 'submit' : 'update')}
        </Button>
      )}
    </div>
  )
}
