import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useUnsubscribe } from '#hooks/account/ownData.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isApiError } from '#hooks/failure.ts'
import { paths } from '#lib/paths.ts'
import { getStopKind } from '#lib/stopTokens.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'

/** /unsubscribe?token=: needs a press, since mail scanners open links. */
export function UnsubscribeScreen() {
  const t = useTranslations('account.unsubscribe')
  const token = useQueryParam('token')
  const kind = getStopKind(token)
  const isAddress = kind === 'address'
  const [state, setState] = useState<'asking' | 'done' | 'gone'>(token ? 'asking' : 'gone')
  const unsubscribe = useUnsubscribe()
  const { working, run } = useMutation()
  const stop = async () => {
    try {
      await unsubscribe(token)
      setState('done')
    } catch (error) {
      if (!isApiError(error, 'gone')) throw error
      setState('gone')
    }
  }
  const textKey = state === 'asking' ? 'text' : state
  return (
    <SignInLayout
      title={t(kind === 'topic' ? 'title' : `${kind}.title`)}
      intro={
        <span role="status">
          {t(kind === 'topic' || textKey === 'gone' ? textKey : `${kind}.${textKey}`)}
        </span>
      }
      state={state}
    >
      <PageHead page="unsubscribe" hidden />
      {state === 'asking' ? (
        <Button full loading={working} onClick={() => void run(stop)}>
          {t(kind === 'topic' ? 'stop' : `${kind}.stop`)}
        </Button>
      ) : (
        <ButtonLink full variant="outline" href={isAddress ? paths.home : paths.settings('preferences')}>
          {t(isAddress ? 'address.home' : 'settings')}
        </ButtonLink>
      )}
    </SignInLayout>
  )
}
