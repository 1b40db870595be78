import { useTranslations } from 'next-intl'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { useFormField } from '#components/forms/useFormField.ts'
import { limits } from '#contracts/limits.ts'

/** The countries whose number of an organisation has a name that everyone there knows. */
const named = ['ES', 'PT', 'BR'] as const

/** The field `ong_id`; its hint follows the field `country` of the same form. */
export function OrganisationIdField() {
  const t = useTranslations('account.fields')
  const { field } = useFormField<string>('country')
  const country = named.find((iso2) => iso2 === field.value) ?? 'other'
  return (
    <FormTextField
      name="ong_id"
      label={t('organisationId')}
      hint={t(`organisationIdHints.${country}`)}
      max={limits.organisationId}
      required
    />
  )
}
