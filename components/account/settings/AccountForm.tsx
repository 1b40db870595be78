import type { FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import { SubmitButton } from '#components/ui/form/SubmitButton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Me } from '#contracts/account.ts'
import type { AccountForm as Filled } from '#contracts/settings.ts'
import { useSaveSettings } from '#hooks/account/index.ts'
import { useNamed } from '#hooks/address.ts'
import { getFields, useSaveFailureText } from '#hooks/failure.ts'
import { safePath } from '#lib/paths.ts'
import { PrivacyBox } from '../PrivacyBox.tsx'
import { RuledForm } from '../RuledForm.tsx'
import { AboutFields } from './AboutFields.tsx'
import { type AccountValues, getRules, toValues } from './accountValues.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { LinkFields } from './LinkFields.tsx'
import { Pictures } from './Pictures.tsx'

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
  const place = useNamedField()
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
      <RuledForm initial={toValues(me)} rules={getRules(me)} send={send} guarded>
        <Pictures me={me} />
        <IdentityFields me={me} />
        <AboutFields me={me} />
        <LinkFields />
        <Card>
          <PrivacyBox />
        </Card>
        <FootBar className="flex justify-end">
          <SubmitButton className="grow sm:grow-0">{t(then ? 'saveAndReturn' : 'save')}</SubmitButton>
        </FootBar>
      </RuledForm>
    </div>
  )
}

/** Scrolls to the field in the address: what an offer said is missing. */
function useNamedField() {
  const place = useRef<HTMLDivElement>(null)
  const name = useNamed('field')
  useEffect(() => {
    if (name === '') return
    const field = place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    field?.focus({ preventScroll: true })
    field?.closest('label, fieldset, div')?.scrollIntoView({ block: 'center' })
  }, [name])
  return place
}
