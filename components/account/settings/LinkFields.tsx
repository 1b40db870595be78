import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/Card.tsx'
import { FormTextField } from '#components/ui/form/FormTextField.tsx'
import { networks } from '../networks.ts'

/** Links to external profiles. */
export function LinkFields() {
  const t = useTranslations('settings')
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{t('links')}</h2>
      <FormTextField name="config.website" type="url" label={t('website')} hint={t('linkHint')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {networks.map(({ field, name }) => (
          <FormTextField key={field} name={`config.${field}`} type="url" label={name} />
        ))}
      </div>
    </Card>
  )
}
