import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { dialogFootClass } from '#components/ui/panels/panelClass.ts'
import { useConsent } from '#hooks/consent.ts'
import { useLanguage } from '#hooks/language.ts'

const offered = ['es', 'en'] as const

/** Asked once of visitors: accept all, or refuse. Either button closes it; nothing loads before the answer. */
export function ConsentDialog() {
  const { asked, answer } = useConsent()
  return asked ? <Question onAnswer={answer} /> : null
}

/**
 * The browser's own modal: a visitor's first page carries no library for its one question. It traps the focus and gives
 * it back; Escape is no answer.
 */
function Question({ onAnswer }: { onAnswer: ReturnType<typeof useConsent>['answer'] }) {
  const t = useTranslations('common')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // It is read from its beginning, and no button looks chosen already.
    title.current?.focus()
    return () => opened?.close()
  }, [])
  const stay = (event: SyntheticEvent) => event.preventDefault()
  // Some browsers close at the second Escape whatever is said to the first.
  const comeBack = () => dialog.current?.showModal()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={stay}
      onClose={comeBack}
      className="scrim m-0 flex h-dvh max-h-none w-full max-w-none animate-appear items-end justify-center p-0 text-ink md:items-center md:p-6"
    >
      <div className="w-full animate-sheet rounded-t-card bg-card pb-[env(safe-area-inset-bottom)] shadow-lifted md:max-w-md md:animate-rise md:rounded-card">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="border-line border-b px-5 py-4 text-lg outline-none"
        >
          {t('consent.title')}
        </h2>
        <div className="p-5">
          <p className="text-muted">{t('consent.text')}</p>
          <Languages />
        </div>
        <footer className={dialogFootClass}>
          <Button variant="outline" onClick={() => onAnswer('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button onClick={() => onAnswer('all')}>{t('consent.acceptAll')}</Button>
        </footer>
      </div>
    </dialog>
  )
}

function Languages() {
  const t = useTranslations('common')
  const { language, choose } = useLanguage()
  return (
    <fieldset className="mt-4 flex gap-2">
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
