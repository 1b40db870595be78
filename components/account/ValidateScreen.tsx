import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '#components/layout/PageHead.tsx'
import { useNamed } from '#hooks/address.ts'
import { isRefused } from '#hooks/failure.ts'
import { AskForLink } from './validation/AskForLink.tsx'
import { ValidateForm } from './validation/ValidateForm.tsx'
import { WayIn } from './WayIn.tsx'

/** /validate?token=: a button, since mail scanners open links; a link that is of no use leads to another. */
export function ValidateScreen() {
  const t = useTranslations('account.validate')
  const token = useNamed('token')
  const [gone, setGone] = useState(token === '')
  return (
    <WayIn title={t(gone ? 'goneTitle' : 'title')} intro={t(gone ? 'goneText' : 'text')}>
      <PageHead page="validate" hidden />
      {gone ? (
        <AskForLink />
      ) : (
        <ValidateForm token={token} onRefused={(error) => setGone(isRefused(error, 'gone'))} />
      )}
    </WayIn>
  )
}
