import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { dialogFootClass } from '#components/ui/panels/panelClass.ts'
import { useConsent } from '#hooks/consent.ts'
import { useLanguage } from '#hooks/language.ts'
import { consentDialogId } from '#lib/consent.ts'

const offered = ['es', 'en'] as const

/**
 * Asked once of visitors: accept all, or refuse. Either button closes it; nothing loads before the answer. It is the
 * browser's own modal, which comes with the page and opens before any script has come (lib/consent.ts): it traps the
 * focus and gives it back, and Escape is no answer. It does not slide in: it is the first thing there is to read.
 */
export function ConsentDialog({ visitor }: { visitor: boolean }) {
  const { asked, answer } = useConsent()
  return (asked || visitor) && <Question asked={asked} onAnswer={answer} />
}

function open(question: HTMLDialogElement): void {
  if (question.open) return
  question.showModal()
  // It is read from its beginning, and no button looks chosen already.
  question.querySelector('h2')?.focus()
}

interface QuestionProps {
  asked: boolean
  onAnswer: ReturnType<typeof useConsent>['answer']
}

function Question({ asked, onAnswer }: QuestionProps) {
  const t = useTranslations('common')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const question = dialog.current
    // What the document opened before stays as it is, and so does where people are in it: nobody is asked twice.
    if (!asked || !question) return
    open(question)
    return () => question.close()
  }, [asked])
  const stay = (event: SyntheticEvent) => event.preventDefault()
  // Some browsers close at the second Escape whatever is said to the first.
  const comeBack = () => asked && dialog.current && open(dialog.current)
  return (
    <dialog
      ref={dialog}
      id={consentDialogId}
      // It may be open already.
      suppressHydrationWarning
      aria-labelledby={titleId}
      onCancel={stay}
      onClose={comeBack}
      className="scrim m-0 h-dvh max-h-none w-full max-w-none items-end justify-center p-0 text-ink open:flex md:items-center md:p-6"
    >
      <div className="w-full rounded-t-card bg-card pb-[env(safe-area-inset-bottom)] shadow-lifted md:max-w-md md:rounded-card">
        <h2 id={titleId} tabIndex={-1} className="border-line border-b px-5 py-4 text-lg outline-none">
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
