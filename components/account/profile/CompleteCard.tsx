import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Circle, CircleCheck } from '#components/ui/icons.tsx'
import { ProgressBar } from '#components/ui/states/ProgressBar.tsx'
import type { Me } from '#contracts/account.ts'
import { paths } from '#lib/paths.ts'
import { completeSteps } from './completeSteps.ts'

/** What a profile lacks, with a link to fill in each. */
export function CompleteCard({ me }: { me: Me }) {
  const t = useTranslations('profile.complete')
  const steps = completeSteps(me)
  const done = steps.filter((step) => step.done).length
  const missing = steps.filter(({ step, done: isDone }) => !isDone && step !== 'avatar').length
  const reason = me.volunteerProfileComplete ? 'whyMore' : 'why'
  return (
    <Card as="aside" className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-muted text-sm">
          {t(me.provider ? 'whyOrganisation' : reason, { count: missing })}
        </p>
      </header>
      <div className="flex flex-col gap-1.5">
        <ProgressBar value={done / steps.length} label={t('title')} />
        <span className="text-muted text-sm">{t('progress', { done, all: steps.length })}</span>
      </div>
      <ul className="flex flex-col gap-2">
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className="flex items-center gap-2.5">
            {isDone ? (
              <CircleCheck size={20} aria-hidden className="shrink-0 text-ok" />
            ) : (
              <Circle size={20} aria-hidden className="shrink-0 text-muted" />
            )}
            <span className={isDone ? 'text-muted' : undefined}>
              {isDone ? (
                <>
                  <span aria-hidden>{t(`steps.${step}`)}</span>
                  <span className="sr-only">{t('done', { step: t(`steps.${step}`) })}</span>
                </>
              ) : (
                t(`steps.${step}`)
              )}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.settings('main')} variant="secondary" full>
        {t('add')}
      </ButtonLink>
    </Card>
  )
}
