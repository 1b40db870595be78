import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Check } from '#components/ui/icons.tsx'
import type { FirstStep } from './steps.ts'

/** One step: what it is for, and a link while it is not done. */
export function StepRow({ step, onLeave }: { step: FirstStep; onLeave: () => void }) {
  const t = useTranslations('help.firstSteps')
  return (
    <li className="flex items-start gap-3 py-4">
      <span
        className={clsx(
          'mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-pill border',
          step.done ? 'border-transparent bg-brand text-on-brand' : 'border-control',
        )}
      >
        {step.done && <Check size={16} className="stroke-3" role="img" aria-label={t('done')} />}
      </span>
      <div className="flex min-w-0 grow flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
        <div className="min-w-0 grow">
          <h3 className="font-sans font-semibold text-base tracking-normal">{t(`steps.${step.id}.title`)}</h3>
          <p className="text-muted text-sm">{t(`steps.${step.id}.text`)}</p>
        </div>
        {!step.done && <StepLink step={step} onLeave={onLeave} />}
      </div>
    </li>
  )
}

function StepLink({ step, onLeave }: { step: FirstStep; onLeave: () => void }) {
  const t = useTranslations('help.firstSteps.steps')
  const buttonProps = { variant: 'secondary', size: 'sm', className: 'self-start sm:self-center' } as const
  if (step.href)
    return (
      <ButtonLink {...buttonProps} href={step.href} onClick={onLeave}>
        {t(`${step.id}.act`)}
      </ButtonLink>
    )
  return (
    <Button {...buttonProps} onClick={step.act} disabled={!step.act}>
      {t(`${step.id}.act`)}
    </Button>
  )
}
