import type { ParsedUrlQuery } from 'node:querystring'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { NotFoundDrawing } from '#components/ui/art/NotFoundDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { ReadAppealInput } from '#contracts/moderation.ts'
import { isApiError } from '#hooks/failure.ts'
import { useAppealed } from '#hooks/moderation/appeals.ts'
import { paths } from '#lib/paths.ts'
import { AppealForm } from './AppealForm.tsx'
import { DecidedAbout } from './DecidedAbout.tsx'
import { DecisionHead } from './DecisionHead.tsx'
import { DecisionOutcome } from './DecisionOutcome.tsx'

/** /appeal?token=&decision=: a decision, its rule, the one appeal against it, and the answer. */
export function AppealScreen() {
  const params = askedBy(useRouter().query)
  const result = useAppealed(params)
  const [sent, setSent] = useState(false)
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col gap-6 px-4 py-10">
      <PageHead page="appeal" hidden />
      {sent ? (
        <Outcome of="sent" />
      ) : !params || isApiError(result.error, 'gone') ? (
        <Outcome of="gone" />
      ) : (
        <Resource result={result} skeleton={<Skeleton className="h-96 rounded-card" />}>
          {(decision) => (
            <>
              <DecisionHead decision={decision} />
              <DecidedAbout decision={decision} />
              {decision.appealable ? (
                <AppealForm params={params} onSent={() => setSent(true)} />
              ) : (
                <DecisionOutcome decision={decision} />
              )}
              {decision.action === 'suspend' && !decision.undone && <OwnDataLine />}
            </>
          )}
        </Resource>
      )}
    </div>
  )
}

/** Someone who cannot sign in still has a right to their personal data. */
function OwnDataLine() {
  const t = useTranslations('moderation.appeal')
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose">{t('ownData')}</p>
      <ButtonLink href={paths.ownData()} variant="outline" size="sm">
        {t('toOwnData')}
      </ButtonLink>
    </Card>
  )
}

function askedBy({ token, decision }: ParsedUrlQuery): ReadAppealInput | null {
  if (typeof token === 'string') return { token }
  return typeof decision === 'string' ? { token: '', decision } : null
}

function Outcome({ of }: { of: 'sent' | 'gone' }) {
  const t = useTranslations('moderation.appeal')
  const isGone = of === 'gone'
  const card = useRef<HTMLElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (!isGone) card.current?.focus()
  }, [isGone])
  return (
    <Card ref={card} role="status" tabIndex={-1} className="outline-none">
      <EmptyState
        art={isGone ? <NotFoundDrawing /> : <MailDrawing />}
        title={t(`${of}Title`)}
        titleAs="h1"
        action={
          <ButtonLink href={isGone ? paths.contact : paths.home} variant="secondary">
            {t(isGone ? 'contact' : 'home')}
          </ButtonLink>
        }
      >
        {t(of)}
      </EmptyState>
    </Card>
  )
}
