import type { FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import {
  type AccountForm as Filled,
  organisationAccountForm,
  volunteerAccountForm,
} from '#contracts/settings.ts'
import { useSaveSettings } from '#hooks/account/settings.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { getFields } from '#hooks/failure.ts'
import { useSaveFailureText } from '#hooks/saveFailure.ts'
import { safePath } from '#lib/paths.ts'
import { networks } from '../profile/networks.ts'
import { PrivacyBox } from '../signUp/PrivacyBox.tsx'
import { AboutFields } from './AboutFields.tsx'
import { AccountImages } from './AccountImages.tsx'
import { IdentityFields } from './IdentityFields.tsx'

/**
 * The profile settings of a volunteer or an organisation. A viewer who came from elsewhere, such as an offer, returns
 * there after saving.
 */
export function AccountForm({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const save = useSaveSettings()
  const failureText = useSaveFailureText()
  const router = useRouter()
  const then = safePath(router.query.then)
  const place = useScrollToField()
  const send = async (filled: Filled, { resetForm }: FormikHelpers<AccountValues>) => {
    try {
      const saved = await save(filled)
      resetForm({ values: toValues(saved) })
      toast.success(t('saved'))
      if (then) void router.push(then)
    } catch (error) {
      if (getFields(error)) throw error
      // The form is longer than a screen: an alert above it would not be seen.
      toast.error(failureText(error))
    }
  }
  return (
    <div ref={place}>
      <ContractForm initial={toValues(me)} rules={getRules(me)} send={send} guarded>
        <AccountImages me={me} />
        <IdentityFields me={me} />
        <AboutFields me={me} />
        <LinkFields />
        <Card>
          <PrivacyBox />
        </Card>
        <FootBar className="flex justify-end">
          <SubmitButton className="grow sm:grow-0">{t(then ? 'saveAndReturn' : 'save')}</SubmitButton>
        </FootBar>
      </ContractForm>
    </div>
  )
}

/** Scrolls to the field in the address: what an offer said is missing. */
function useScrollToField() {
  const place = useRef<HTMLDivElement>(null)
  const name = useQueryParam('field')
  useEffect(() => {
    if (name === '') return
    const field = place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    field?.focus({ preventScroll: true })
    field?.closest('label, fieldset, div')?.scrollIntoView({ block: 'center' })
  }, [name])
  return place
}

/** Links to external profiles. */
function LinkFields() {
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

/** The values of the account form: the age is text until the contract parses it. */
export const toValues = (me: Me) => {
  const { name, email, country, state, city, phone, sex, ong_id, config } = me
  const age = me.age === null ? '' : String(me.age)
  const privacy = me.privacyAcceptedAt !== null
  return { name, email, country, state, city, phone, age, sex, ong_id, privacy, config: { ...config } }
}

export type AccountValues = ReturnType<typeof toValues>

/** The contract of each kind of account. */
const getRules = (me: Me) => (me.provider ? organisationAccountForm : volunteerAccountForm)
