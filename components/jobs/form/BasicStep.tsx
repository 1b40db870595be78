import { useTranslations } from 'next-intl'
import { FormComboBox } from '#components/forms/FormComboBox.tsx'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { FormCityField } from '#components/places/FormCityField.tsx'
import { limits } from '#contracts/limits.ts'
import { offerLanguages } from '#contracts/lists.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { ExactPlace } from './ExactPlace.tsx'

/** Title, place and description. */
export function BasicStep() {
  const t = useTranslations('myJobs.form')
  const languages = useTranslations('lists.offerLanguages')
  const { data: countries } = useCountries()
  return (
    <>
      <FormTextField name="title" label={t('title')} hint={t('titleHint')} required max={limits.job.title} />
      <div className="grid gap-5 md:grid-cols-3">
        <FormComboBox
          name="country"
          label={t('country')}
          required
          options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
        />
        <FormTextField name="state" label={t('state')} max={limits.place} counted={false} />
        <FormCityField label={t('city')} required />
      </div>
      <ExactPlace />
      <FormTextArea
        name="about"
        label={t('about')}
        hint={t('aboutHint')}
        required
        rows={7}
        max={limits.job.text}
      />
      <FormTextArea name="requirements" label={t('requirements')} required rows={4} max={limits.job.text} />
      <FormTextArea name="additionalInformation" label={t('additional')} rows={3} max={limits.job.text} />
      <FormSelect
        name="language"
        label={t('language')}
        hint={t('languageHint')}
        options={[
          { value: '', label: t('recognised') },
          ...offerLanguages.map((id) => ({ value: id, label: languages(id) })),
        ]}
      />
    </>
  )
}
