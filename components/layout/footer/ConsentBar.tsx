import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { useConsent } from '#hooks/account/consent.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

const offered = ['es', 'en'] as const

/**
 * Asks visitors for consent until they answer: accept all, or refuse. It is above the page and covers nothing. No
 * measuring script loads before the answer. It is part of the HTML (lib/consent.ts).
 */
export function ConsentBar({ visitor }: { visitor: boolean }) {
  const { asked: isShown, reopened, answer } = useConsent()
  return (isShown || visitor) && <Question isShown={isShown} reopened={reopened} onAnswer={answer} />
}

type ConsentQuestionProps = {
  isShown: boolean
  /** By the footer's button: it takes the focus, and returns it. */
  reopened: boolean
  onAnswer: ReturnType<typeof useConsent>['answer']
}

function Question({ isShown, reopened, onAnswer }: ConsentQuestionProps) {
  const t = useTranslations('common.consent')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!reopened) return
    const before = document.activeElement
    title.current?.focus()
    window.scrollTo({ top: 0 })
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [reopened])
  return (
    <section
      aria-labelledby={titleId}
      data-open={isShown || undefined}
      className="consent border-line border-b bg-card"
    >
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:px-6">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="font-sans font-semibold text-base leading-6 outline-none"
        >
          {t('title')}
        </h2>
        <Languages />
        <p className="col-span-2 max-w-prose text-pretty text-muted text-sm md:col-span-1 md:row-start-2">
          {t('text')}
        </p>
        <div className="col-span-2 grid grid-cols-2 gap-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1">
          <Button size="sm" variant="outline" onClick={() => onAnswer('refused')}>
            {t('refuse')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAnswer('all')}>
            {t('acceptAll')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Languages() {
  const t = useTranslations('common')
  const { language, choose } = useLanguageChoice()
  return (
    <fieldset className="flex md:row-span-2">
      <legend className="sr-only">{t('footer.languages')}</legend>
      {offered.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === language ? 'secondary' : 'quiet'}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {t(`languages.${one}`)}
        </Button>
      ))}
    </fieldset>
  )
}
