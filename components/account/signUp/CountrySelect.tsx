import { useLocale, useTranslations } from 'next-intl'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { useCountries } from '#hooks/account/countries.ts'
import { defaultCountry } from '#lib/brand.ts'
import { countryName } from '#lib/countryNames.ts'

/** The field `country`; Spain can be shown before the list has loaded. */
export function CountrySelect({ required }: { required?: boolean }) {
  const t = useTranslations('account.fields')
  const { data } = useCountries()
  const spain = countryName(defaultCountry, useLocale())
  const countries = data?.data ?? [{ iso2: defaultCountry, country: spain }]
  return (
    <FormSelect
      name="country"
      autoComplete="country"
      label={t('country')}
      required={required}
      placeholder=""
      options={countries.map(({ iso2, country }) => ({ value: iso2, label: country }))}
    />
  )
}
