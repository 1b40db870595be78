import { useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { type ValidateForm as Filled, validateFormFor } from '#contracts/accountForms.ts'
import type { ProofKind } from '#contracts/errors.ts'
import { useArrive } from '#hooks/account/signIn.ts'
import { useValidate } from '#hooks/account/validation.ts'
import { isApiError } from '#hooks/failure.ts'
import { useMe } from '#hooks/session/session.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { PrivacyBox } from '../signUp/PrivacyBox.tsx'
import { ConfirmYourself } from './ConfirmYourself.tsx'

type ValidateFormProps = {
  token: string
  /** What its button says. */
  submit: string
  onPrivacyNeeded: (error: unknown) => void
}

/** The proof in a filled form: a password is the current one, or a new one. */
const getProof = (proof: ProofKind | undefined, { password, tokenSocialNetWork }: Filled) => ({
  ...(proof === 'password' && { password }),
  ...(proof === 'new-password' && { newPassword: password }),
  ...(proof === 'google' && { tokenSocialNetWork }),
})

/**
 * Validates the account; asks for the privacy policy when it was not accepted at registration, and for a proof of
 * identity without a session.
 */
export function ValidateForm({ token, submit, onPrivacyNeeded }: ValidateFormProps) {
  const me = useMe()
  const validate = useValidate()
  const arrive = useArrive('page')
  const [needsPrivacy, setNeedsPrivacy] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [proofs, setProofs] = useState<ProofKind[]>()
  const [proof, setProof] = useState<ProofKind>()
  const asksPrivacy = needsPrivacy || (me ? me.privacyAcceptedAt === null : false)
  const send = async (filled: Filled) => {
    setAccepted(filled.privacy)
    try {
      await validate({ token, privacy: filled.privacy, ...getProof(proof, filled) })
      arrive()
    } catch (error) {
      if (isApiError(error, 'confirmItIsYou')) {
        setProofs(error.proofs)
        return setProof(error.proofs[0])
      }
      if (isApiError(error, 'privacyNotAccepted')) setNeedsPrivacy(true)
      else onPrivacyNeeded(error)
      throw error
    }
  }
  return (
    <ContractForm
      key={proof}
      initial={{ privacy: accepted, password: '', rePassword: '', tokenSocialNetWork: '' }}
      rules={validateFormFor({ asked: proof, asksPrivacy, maxPassword: publicConfig().passwordMax })}
      send={send}
      // One field takes the current password or a new one.
      showFields={({ newPassword, ...fields }, { setErrors }) =>
        setErrors({ ...fields, ...(newPassword && { password: newPassword }) })
      }
    >
      {asksPrivacy && <PrivacyBox />}
      {proofs && <ConfirmYourself proofs={proofs} proof={proof} onAsk={setProof} />}
      {(!proofs || proof) && <SubmitButton full>{submit}</SubmitButton>}
    </ContractForm>
  )
}
