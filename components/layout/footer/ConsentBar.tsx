import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import type { Language } from '#contracts/lists.ts'
import { useConsent } from '#hooks/account/consent.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

const common: readonly Language[] = ['es', 'en']

/**
 * Asks visitors for consent until they answer: accept all, or refuse. It is above the page and covers nothing. No
 * measuring script loads before the answer. It is part of the HTML (lib/consent.ts), and closes by itself before the page
 * is alive.
 */
export function ConsentBar({ visitor }: { visitor: boolean }) {
  const { asked: isShown, reopened, answer } = useConsent()
  return (
    (isShown || visitor) && (
      <ConsentForm key={String(reopened)} isShown={isShown} reopened={reopened} onAnswer={answer} />
    )
  )
}

type ConsentFormProps = {
  isShown: boolean
  /** By the footer's button: it takes the focus, and returns it. */
  reopened: boolean
  onAnswer: ReturnType<typeof useConsent>['answer']
}

function ConsentForm({ isShown, reopened, onAnswer }: ConsentFormProps) {
  const t = useTranslations('common.consent')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { dialog, submit } = useAnswer(onAnswer)
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
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      data-open={isShown || undefined}
      className="consent static m-0 w-full max-w-none border-line border-b bg-card text-ink"
    >
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:px-6">
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:contents">
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            className="font-sans font-semibold text-base leading-6 outline-none"
          >
            {t('title')}
          </h2>
          <Languages />
        </div>
        <p className="col-span-2 max-w-prose text-pretty text-muted text-sm md:col-span-1 md:row-start-2">
          {t('text')}
        </p>
        <form
          method="dialog"
          onSubmit={submit}
          className="col-span-2 grid grid-cols-2 gap-2 md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1"
        >
          <Button native type="submit" value="refused" size="sm" variant="outline">
            {t('refuse')}
          </Button>
          <Button native type="submit" value="all" size="sm" variant="outline">
            {t('acceptAll')}
          </Button>
        </form>
      </div>
    </dialog>
  )
}

/** The answer, from its form; a press before the page was alive has closed the dialog and is its value. */
function useAnswer(onAnswer: ConsentFormProps['onAnswer']) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useEffectEvent((choice: string) => onAnswer(choice === 'all' ? 'all' : 'refused'))
  useEffect(() => {
    if (dialog.current?.returnValue) answer(dialog.current.returnValue)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    onAnswer(submitter instanceof HTMLButtonElement && submitter.value === 'all' ? 'all' : 'refused')
    // The pressed button goes with the question.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { dialog, submit }
}

/** The languages of most visitors, and that of the page when it is another. */
function Languages() {
  const t = useTranslations('common')
  const { language, getHref, choose } = useLanguageChoice()
  const offered = common.includes(language) ? common : [...common, language]
  return (
    <fieldset className="flex flex-wrap max-md:-ml-3.5 md:row-span-2">
      <legend className="sr-only">{t('footer.languages')}</legend>
      {offered.map((one) => (
        <PressButton
          key={one}
          href={getHref(one)}
          rel="nofollow"
          size="sm"
          variant={one === language ? 'secondary' : 'quiet'}
          aria-current={one === language || undefined}
          onClick={() => choose(one)}
        >
          {t(`languages.${one}`)}
        </PressButton>
      ))}
    </fieldset>
  )
}
