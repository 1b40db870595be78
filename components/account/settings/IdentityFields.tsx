import { useTranslations } from 'next-intl'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { FormCityField } from '#components/places/FormCityField.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { Me } from '#contracts/account.ts'
import { limits } from '#contracts/limits.ts'
import { CountrySelect } from '../signUp/CountrySelect.tsx'
import { SexSelect } from '../signUp/SexSelect.tsx'

/** Name and place. A verified organisation cannot rename itself. */
export function IdentityFields({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const fields = useTranslations('account.fields')
  const errors = useTranslations('errors')
  const isFixed = me.provider && me.verified
  const fixedHint = isFixed ? errors('contactSupport') : undefined
  return (
    <>
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">{t(me.provider ? 'organisation' : 'person')}</h2>
        <FormTextField
          name="name"
          autoComplete={me.provider ? 'organization' : 'name'}
          label={fields(me.provider ? 'organisationName' : 'name')}
          hint={fixedHint}
          readOnly={isFixed}
          required
        />
        <FormTextField name="email" type="email" label={fields('email')} hint={t('emailHint')} readOnly />
        {me.provider ? (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <FormTextField
              name="ong_id"
              label={fields('organisationId')}
              hint={fixedHint}
              readOnly={isFixed}
              max={limits.organisationId}
              required
            />
            <PhoneField required />
          </div>
        ) : (
          <div className="grid items-start gap-5 sm:grid-cols-[6rem_1fr_1fr]">
            <FormTextField name="age" inputMode="numeric" label={fields('age')} required />
            <SexSelect />
            <PhoneField />
          </div>
        )}
      </Card>
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">{t('place')}</h2>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <CountrySelect required />
          <FormTextField name="state" autoComplete="address-level1" label={t('state')} />
          <FormCityField autoComplete="address-level2" label={fields('city')} required />
        </div>
      </Card>
    </>
  )
}

function PhoneField({ required }: { required?: boolean }) {
  const t = useTranslations('account.fields')
  return (
    <FormTextField
      name="phone"
      type="tel"
      autoComplete="tel"
      label={t('phone')}
      max={limits.phone}
      required={required}
    />
  )
}
