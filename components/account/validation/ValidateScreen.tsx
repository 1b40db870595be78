import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isApiError } from '#hooks/failure.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths, safePath } from '#lib/paths.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'
import { AskForLink } from './AskForLink.tsx'
import { ValidateForm } from './ValidateForm.tsx'

/**
 * /validate?token=: needs a press, since mail scanners open links. An invalid link offers a new one; an account that is
 * validated already, perhaps by this link, is told so.
 */
export function ValidateScreen() {
  const t = useTranslations('account.validate')
  const token = useQueryParam('token')
  const { query } = useRouter()
  const isChange = query.change === 'true'
  const me = useMe()
  const [gone, setGone] = useState(token === '')
  const done = gone && Boolean(me?.validated)
  const [title, text] = getWords({ token, gone, done, isChange })
  return (
    <SignInLayout title={t(title)} intro={t(text, { email: me?.email ?? '' })} state={title}>
      <PageHead page="validate" hidden />
      {done && (
        <ButtonLink href={safePath(query.then) ?? paths.feed} full>
          {t('onward')}
        </ButtonLink>
      )}
      {gone && !done && <AskForLink />}
      {!gone && (
        <ValidateForm
          token={token}
          submit={t(isChange ? 'change.submit' : 'submit')}
          onPrivacyNeeded={(error) => setGone(isApiError(error, 'gone'))}
        />
      )}
    </SignInLayout>
  )
}

type Link = { token: string; gone: boolean; done: boolean; isChange: boolean }

/** Without a token the texts do not call the link invalid. */
function getWords({ token, gone, done, isChange }: Link) {
  if (done) return ['doneTitle', 'doneText'] as const
  if (token === '') return ['noneTitle', 'noneText'] as const
  if (gone) return ['goneTitle', 'goneText'] as const
  return isChange ? (['change.title', 'change.text'] as const) : (['title', 'text'] as const)
}
