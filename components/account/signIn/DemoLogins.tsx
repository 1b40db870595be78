import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useDisabled } from '#components/ui/buttons/useDisabled.ts'
import { Building2, User } from '#components/ui/icons.tsx'
import { demoEmail, demoLogins, demoPassword } from '#lib/demo.ts'

/** Fills the form with an account of the demo town. */
export function DemoLogins() {
  const t = useTranslations('account.demo')
  const { setValues } = useFormikContext()
  const waiting = useDisabled({})
  return (
    <fieldset className="rounded-control bg-brand-soft p-3">
      <legend className="sr-only">{t('title')}</legend>
      <p aria-hidden className="mb-2 font-medium text-sm">
        {t('title')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {demoLogins.map(({ key, name, provider }) => {
          const Icon = provider ? Building2 : User
          return (
            <button
              key={key}
              {...waiting}
              type="button"
              onClick={() => void setValues({ email: demoEmail(key), password: demoPassword })}
              className="flex min-h-13 items-center gap-2 rounded-control border border-line bg-card px-3 text-left text-sm transition-colors hover:border-brand"
            >
              <Icon size={18} aria-hidden className="shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-muted text-xs">
                  {t(provider ? 'organisation' : 'volunteer')}
                </span>
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
