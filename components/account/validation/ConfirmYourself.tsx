import { useTranslations } from 'next-intl'
import { FormPassword } from '#components/forms/FormPassword.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { ProofKind } from '#contracts/errors.ts'
import { paths } from '#lib/paths.ts'
import { GoogleProof } from '../google/GoogleProof.tsx'
import { NewPassword } from '../signUp/NewPassword.tsx'

type ConfirmYourselfProps = {
  proofs: ProofKind[]
  proof: ProofKind | undefined
  onAsk: (proof: ProofKind) => void
}

/** Asks someone without a session to prove that the account is theirs, and offers the alternatives. */
export function ConfirmYourself({ proofs, proof, onAsk }: ConfirmYourselfProps) {
  const t = useTranslations('account')
  const others = proofs.filter((one) => one !== proof)
  return (
    <>
      <p role="status">{t(`validate.confirm.${proof ?? 'none'}`)}</p>
      {proof === 'password' && (
        <FormPassword
          name="password"
          autoComplete="current-password"
          label={t('fields.password')}
          required
          autoFocus
        />
      )}
      {proof === 'new-password' && <NewPassword label={t('reset.password')} />}
      {proof === 'google' && <GoogleProof />}
      {others.map((proof) => (
        <Button key={proof} variant="quiet" full onClick={() => onAsk(proof)}>
          {t(`validate.instead.${proof}`)}
        </Button>
      ))}
      {!proofs.includes('new-password') && (
        <Link
          href={paths.forgotPassword}
          className="-my-3 inline-flex min-h-11 items-center self-start rounded-control text-sm text-brand hover:underline"
        >
          {t('login.forgot')}
        </Link>
      )}
    </>
  )
}
