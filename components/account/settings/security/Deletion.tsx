import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import type { Me } from '#contracts/account.ts'
import { deleteAccountFormFor } from '#contracts/accountForms.ts'
import { useDeleteAccount } from '#hooks/account/ownData.ts'
import { ProofField, unproven } from './ProofField.tsx'

/** Deletes the account for good after a proof of identity and a typed word. */
export function Deletion({ me }: { me: Me }) {
  const t = useTranslations('settings.security.deletion')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <WhatGoes me={me} />
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <DeleteDialog me={me} open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}

function WhatGoes({ me }: { me: Me }) {
  const t = useTranslations('settings.security.deletion')
  return (
    <p className="text-sm text-muted">
      {t('text')} {me.provider && t('textOrganisation')}
    </p>
  )
}

function DeleteDialog({ me, open, onClose }: { me: Me; open: boolean; onClose: () => void }) {
  const t = useTranslations('settings.security.deletion')
  const deleteAccount = useDeleteAccount()
  return (
    <Dialog open={open} onClose={onClose} title={t('ask')} size="sm" alert>
      <ContractForm
        initial={{ ...unproven, confirm: '' }}
        rules={deleteAccountFormFor(me.hasPassword)}
        send={deleteAccount}
        className="flex flex-col gap-4"
      >
        <WhatGoes me={me} />
        <ProofField me={me} />
        <FormTextField name="confirm" label={t('word')} autoComplete="off" autoCapitalize="none" required />
        <div className="mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <SubmitButton variant="danger">{t('confirm')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}
