import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { useConsent } from '#hooks/consent.ts'
import { useLanguage } from '#hooks/language.ts'

const offered = ['es', 'en'] as const

/** Asked once of visitors: accept all, or refuse. Either button closes it; nothing loads before the answer. */
export function ConsentDialog() {
  const t = useTranslations('common')
  const { asked, answer } = useConsent()
  // The page comes to life first; the question may take its time.
  const open = useDeferredValue(asked, false)
  const { language, choose } = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={() => answer('refused')}
      title={t('consent.title')}
      size="sm"
      insistent
      footer={
        <>
          <Button variant="outline" onClick={() => answer('refused')}>
            {t('consent.refuse')}
          </Button>
          <Button onClick={() => answer('all')}>{t('consent.acceptAll')}</Button>
        </>
      }
    >
      <p className="text-muted">{t('consent.text')}</p>
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
    </Dialog>
  )
}
