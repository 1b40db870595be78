import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Face } from '#components/people/Face.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { BadgeCheck, FileText } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Verification } from '#contracts/moderation.ts'
import { useVerify } from '#hooks/moderation/verification.ts'
import { paths } from '#lib/paths.ts'
import { RejectDialog } from './RejectDialog.tsx'

type VerificationCardProps = {
  verification: Verification
  onDecided: () => void
}

/**
 * An organisation, its registration number, its documents, and its verification. What is decided is about the documents that
 * were opened: the list is read again when the moderator returns to it, and may have newer ones by then.
 */
export function VerificationCard({ verification, onDecided }: VerificationCardProps) {
  const t = useTranslations('moderation.verification')
  const { user, state } = verification
  const [seen, setSeen] = useState<string | null>(null)
  const askedAt = seen ?? verification.askedAt
  const { id, name } = user
  const verify = useVerify()
  const { working, run } = useMutation()
  const [rejecting, setRejecting] = useState(false)
  const confirm = async () => {
    if (
      await run(
        () => verify({ userId: id, verified: true, reason: '', askedAt, state }),
        t('verified', { name }),
      )
    )
      onDecided()
  }
  const act = state === 'verified' ? 'withdraw' : 'reject'
  return (
    <Card as="article" className="flex flex-wrap items-center gap-3">
      <Face user={user} size={48} />
      <Facts verification={verification} onOpen={() => setSeen(verification.askedAt)} />
      <div className="flex flex-wrap gap-2">
        {state !== 'verified' && (
          <Button
            size="sm"
            variant="secondary"
            icon={<BadgeCheck size={18} aria-hidden />}
            loading={working}
            aria-label={t('verifyName', { name })}
            onClick={() => void confirm()}
          >
            {t('verify')}
          </Button>
        )}
        {state !== 'unverified' && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t(`${act}Name`, { name })}
            onClick={() => setRejecting(true)}
          >
            {t(act)}
          </Button>
        )}
      </div>
      <RejectDialog
        {...{ user, askedAt, state, act, onDecided }}
        open={rejecting}
        onClose={() => setRejecting(false)}
      />
    </Card>
  )
}

/** A number does not wrap at its dashes. */
const unbroken = (number: ReactNode) => <span className="whitespace-nowrap">{number}</span>

type FactsProps = { verification: Verification; onOpen: () => void }

function Facts({ verification: { user, ongId, document, askedAt }, onOpen }: FactsProps) {
  const t = useTranslations('moderation.verification')
  return (
    <div className="min-w-0 grow basis-32">
      <h2 className="text-base">
        <Link href={paths.user(user.id)} className="[overflow-wrap:anywhere] hover:text-brand">
          {user.name}
        </Link>
      </h2>
      <p className="text-muted text-sm">
        {ongId ? t.rich('number', { number: ongId, whole: unbroken }) : t('noNumber')}
      </p>
      {askedAt && (
        <p className="text-muted text-sm">
          {t('asked')} <RelativeTime date={askedAt} />
        </p>
      )}
      {document && (
        <a
          href={document}
          onClick={onOpen}
          onAuxClick={onOpen}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('documentsOf', { name: user.name })}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-brand text-sm hover:underline mouse:min-h-9"
        >
          <FileText size={16} aria-hidden />
          {t('documents')}
        </a>
      )}
    </div>
  )
}
