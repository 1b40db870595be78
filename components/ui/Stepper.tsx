import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Check } from '#components/ui/icons.tsx'
import { Button } from './buttons/Button.tsx'

export type StepperProps = {
  steps: readonly { id: string; label: string; done?: boolean; invalid?: boolean }[]
  /** The index of the current step, from 0. */
  current: number
  onStep: (step: number) => void
  /** Replaces previous and next; on the last step pass the button that finishes. */
  footer?: ReactNode
  /** The last step's button with the default footer. */
  finish?: ReactNode
  children: ReactNode
}

/** A form in steps: their list at the left, on phones a row of their marks; previous and next below. */
export function Stepper({ steps, current, onStep, footer, finish, children }: StepperProps) {
  const { top, content } = useStartAtTop(current)
  return (
    <div ref={top} className="grid scroll-mt-20 gap-4 md:grid-cols-[13.75rem_minmax(0,1fr)] md:gap-6">
      <StepList steps={steps} current={current} onStep={onStep} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form; a step may be of anything */}
      <div
        ref={content}
        role="group"
        aria-label={steps[current]?.label}
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-4 focus:outline-none"
      >
        {children}
        {footer ?? <PreviousNext {...{ steps, current, onStep, finish }} />}
      </div>
    </div>
  )
}

/** A new step starts at its top, for the scroll position and the focus, wherever the button was. */
function useStartAtTop(current: number) {
  const top = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
    // Keyboard users of the list of steps stay in it.
    const { activeElement, body } = document
    if (activeElement === body || content.current?.contains(activeElement))
      content.current?.focus({ preventScroll: true })
  }, [current])
  return { top, content }
}

/** The steps with their states: a row of their marks on phones, a list with their names beside the form elsewhere. */
function StepList({ steps, current, onStep }: Pick<StepperProps, 'steps' | 'current' | 'onStep'>) {
  const t = useTranslations('common')
  return (
    <nav aria-label={t('ui.steps')} className="md:sticky md:top-20 md:self-start">
      <p className="mb-1 flex items-baseline justify-between gap-3 text-sm md:hidden">
        <span className="font-semibold">{steps[current]?.label}</span>
        <span className="text-muted">{t('ui.stepOf', { step: current + 1, steps: steps.length })}</span>
      </p>
      <ol className="-mx-2.5 flex justify-between md:mx-0 md:flex-col md:gap-1">
        {steps.map(({ id, label, done, invalid }, place) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onStep(place)}
              aria-current={place === current ? 'step' : undefined}
              className={clsx(
                'flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control text-sm transition-colors',
                'md:w-full md:justify-start md:px-3 md:py-2 md:text-left',
                place === current ? 'font-semibold text-brand md:bg-brand-soft' : 'text-ink hover:bg-hover',
              )}
            >
              <StepMark number={place + 1} current={place === current} done={done} invalid={invalid} />
              <span className="sr-only md:not-sr-only">
                {label}
                {invalid && <span className="sr-only"> {t('ui.stepFaulty')}</span>}
                {done && !invalid && <span className="sr-only"> {t('ui.stepDone')}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepMarkProps = {
  number: number
  current: boolean
  done?: boolean
  invalid?: boolean
}

function StepMark({ number, current, done, invalid }: StepMarkProps) {
  const circleClass = invalid
    ? 'border-danger bg-danger/10 font-bold text-danger'
    : current
      ? 'border-brand bg-brand text-on-brand'
      : done
        ? 'border-brand text-brand'
        : 'border-control text-muted'
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-pill border text-xs',
        circleClass,
      )}
    >
      {invalid ? '!' : done && !current ? <Check size={14} className="stroke-3" /> : number}
    </span>
  )
}

function PreviousNext({
  steps,
  current,
  onStep,
  finish,
}: Pick<StepperProps, 'steps' | 'current' | 'onStep' | 'finish'>) {
  const t = useTranslations('common')
  const isLast = current >= steps.length - 1
  return (
    <div className="flex items-center justify-between gap-3">
      <Button variant="quiet" disabled={current === 0} onClick={() => onStep(current - 1)}>
        {t('ui.previous')}
      </Button>
      {isLast ? finish : <Button onClick={() => onStep(current + 1)}>{t('ui.next')}</Button>}
    </div>
  )
}
