import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { FileUpload } from '#components/ui/files/FileUpload.tsx'
import { BadgeCheck } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { limits } from '#contracts/limits.ts'
import type { OwnVerification } from '#contracts/moderation.ts'
import { useUploads } from '#hooks/media/media.ts'
import { useOwnVerification } from '#hooks/moderation/verification.ts'

/** The verification of the viewer's organisation: its documents and its status. */
export function OwnVerificationCard() {
  const t = useTranslations('settings.verification')
  const { result, send } = useOwnVerification()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('title')}
      </h2>
      <Resource result={result} skeleton={<Skeleton className="h-24 rounded-control" />}>
        {(own) => <VerificationStatus own={own} send={send} onSent={() => heading.current?.focus()} />}
      </Resource>
    </Card>
  )
}

type VerificationStatusProps = {
  own: OwnVerification
  send: (document: string) => Promise<void>
  /** The form disappears, so the focus needs another place. */
  onSent: () => void
}

function VerificationStatus({ own, ...sending }: VerificationStatusProps) {
  const t = useTranslations('settings.verification')
  const { verified, askedAt, decidedAt, reason } = own
  if (verified) {
    return (
      <p className="flex items-center gap-2">
        <BadgeCheck size={20} aria-hidden className="shrink-0 text-brand" />
        {t('verified')}
      </p>
    )
  }
  if (askedAt && !decidedAt) return <p>{t('waiting')}</p>
  return (
    <>
      <p className="text-muted">{t(reason ? 'rejectedFor' : decidedAt ? 'rejected' : 'none')}</p>
      {reason && (
        <section>
          <h3 className="mb-1 font-sans font-semibold text-muted text-sm">{t('why')}</h3>
          <Paragraphs text={reason} className="wrap-anywhere" />
        </section>
      )}
      <DocumentUpload {...sending} />
    </>
  )
}

function DocumentUpload({ send, onSent }: Omit<VerificationStatusProps, 'own'>) {
  const t = useTranslations('settings.verification')
  const { working, run } = useMutation()
  const [document, setDocument] = useState('')
  const [tried, setTried] = useState(false)
  const { uploads, add, cancel } = useUploads('document', ([name = '']) => setDocument(name))
  const chosen = document ? [{ id: document, name: t('chosen') }] : []
  const box = useRef<HTMLDivElement>(null)
  const submit = async () => {
    setTried(true)
    if (!document) box.current?.querySelector('input')?.focus()
    else if (await run(() => send(document), t('sent'))) onSent()
  }
  return (
    <div ref={box} className="flex flex-col gap-4">
      <FileUpload
        label={t('document')}
        hint={t('hint')}
        prompt={t('prompt')}
        required
        accept={['.pdf', '.jpg', '.jpeg', '.png']}
        maxBytes={limits.upload.document}
        items={[...chosen, ...uploads]}
        error={tried && !document ? t('needed') : undefined}
        onAdd={add}
        onRemove={(id) => (id === document ? setDocument('') : cancel(id))}
        describeRejection={({ file }) => t('notTaken', { name: file.name })}
      />
      <Button variant="secondary" loading={working} onClick={() => void submit()} className="self-start">
        {t('send')}
      </Button>
    </div>
  )
}
