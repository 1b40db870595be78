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
  const [title, text] = wordsOf(token, gone)
  return (
    <WayIn title={t(title)} intro={t(text)}>
      <PageHead page="validate" hidden />
      {gone ? (
        <AskForLink />
      ) : (
        <ValidateForm token={token} onRefused={(error) => setGone(isRefused(error, 'gone'))} />
      )}
    </WayIn>
  )
}

/** Who came without a link is not told that theirs is of no use. */
function wordsOf(token: string, gone: boolean) {
  if (token === '') return ['noneTitle', 'noneText'] as const
  return gone ? (['goneTitle', 'goneText'] as const) : (['title', 'text'] as const)
}
