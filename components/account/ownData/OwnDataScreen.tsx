import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { type EmailInput, emailInput } from '#contracts/account.ts'
import { useOwnDataLink, useRequestOwnData } from '#hooks/account/ownData.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { useFocusOnChange } from '#hooks/browser/focusOnChange.ts'
import { isApiError } from '#hooks/failure.ts'
import { paths } from '#lib/paths.ts'
import { SignInLayout } from '../signIn/SignInLayout.tsx'

/** /own-data: requests a link for a suspended account; /own-data?token= exports or erases, by a button. */
export function OwnDataScreen() {
  const token = useQueryParam('token')
  const [state, setState] = useState<'asked' | 'saved' | 'erased' | 'gone' | null>(null)
  const screen = useFocusOnChange<HTMLDivElement>(state)
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {state === 'saved' || state === 'erased' ? (
        <Done of={state} onAsk={() => setState('asked')} />
      ) : token && state === null ? (
        <Choice token={token} onDone={setState} />
      ) : (
        <RequestForm isGone={state === 'gone'} />
      )}
    </div>
  )
}

function RequestForm({ isGone }: { isGone: boolean }) {
  const t = useTranslations('account')
  const request = useRequestOwnData()
  const [sent, setSent] = useState('')
  const send = async ({ email }: EmailInput) => {
    await request(email)
    setSent(email)
  }
  const intro = isGone ? t('ownData.gone') : t('ownData.text')
  return (
    <SignInLayout
      title={t(sent ? 'forgot.sentTitle' : 'ownData.title')}
      intro={sent ? undefined : intro}
      state={sent}
    >
      <PageHead page="ownData" hidden />
      {sent ? (
        <div className="flex flex-col items-center gap-4 text-center">
          <MailDrawing />
          <p role="status" className="text-balance">
            {t('ownData.sent', { email: sent })}
          </p>
        </div>
      ) : (
        <ContractForm initial={{ email: '' }} rules={emailInput} send={send}>
          <FormTextField name="email" type="email" autoComplete="email" label={t('fields.email')} required />
          <SubmitButton full>{t('forgot.submit')}</SubmitButton>
        </ContractForm>
      )}
    </SignInLayout>
  )
}

type ChoiceProps = {
  token: string
  onDone: (state: 'saved' | 'erased' | 'gone') => void
}

/** Only a press uses the link: mail scanners open links. */
function Choice({ token, onDone }: ChoiceProps) {
  const t = useTranslations('account.ownData')
  const { save, erase } = useOwnDataLink(token)
  const { working, run } = useMutation()
  const [erasing, setErasing] = useState(false)
  const follow = (act: () => Promise<void>, done: 'saved' | 'erased') => async () => {
    try {
      await act()
      onDone(done)
    } catch (error) {
      if (!isApiError(error, 'gone')) throw error
      onDone('gone')
    }
  }
  return (
    <SignInLayout title={t('title')} intro={t('choice')} bare>
      <PageHead page="ownData" hidden />
      <div className="flex flex-col gap-3">
        <Button full loading={working} onClick={() => void run(follow(save, 'saved'))}>
          {t('export')}
        </Button>
        <Button full variant="outline" disabled={working} onClick={() => setErasing(true)}>
          {t('erase')}
        </Button>
      </div>
      <ConfirmDialog
        open={erasing}
        loading={working}
        title={t('eraseTitle')}
        confirm={t('erase')}
        onConfirm={() => void run(follow(erase, 'erased'))}
        onClose={() => setErasing(false)}
      >
        {t('eraseText')}
      </ConfirmDialog>
    </SignInLayout>
  )
}

type DoneProps = {
  of: 'saved' | 'erased'
  onAsk: () => void
}

function Done({ of, onAsk }: DoneProps) {
  const t = useTranslations('account.ownData')
  const common = useTranslations('common')
  return (
    <SignInLayout title={t(`${of}Title`)} intro={<span role="status">{t(of)}</span>} bare>
      <PageHead page="ownData" hidden />
      {of === 'saved' ? (
        <Button full variant="outline" onClick={onAsk}>
          {t('askAgain')}
        </Button>
      ) : (
        <ButtonLink full variant="outline" href={paths.home}>
          {common('errorPage.home')}
        </ButtonLink>
      )}
    </SignInLayout>
  )
}
