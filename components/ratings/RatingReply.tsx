import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Rating } from '#contracts/ratings.ts'
import { useRemoveReply } from '#hooks/ratings.ts'

const ReplyForm = dynamic(() => import('./ReplyForm.tsx').then((form) => form.ReplyForm), {
  ssr: false,
  loading: LazyState,
})

/** The organisation's answer to a rating; the organisation itself writes, changes or removes it here. */
export function RatingReply({ rating }: { rating: Rating }) {
  const t = useTranslations('ratings.answer')
  const [writing, setWriting] = useState(false)
  const { answer, can } = rating
  if (writing) return <ReplyForm rating={rating} onDone={() => setWriting(false)} />
  if (!answer) {
    if (!can.answer) return null
    return (
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        aria-label={t('writeNamed', { name: rating.author.name })}
        onClick={() => setWriting(true)}
      >
        {t('write')}
      </Button>
    )
  }
  return (
    <div className="rounded-control border border-line bg-paper px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{t('title')}</span>
        <RelativeTime date={answer.createdAt} className="text-muted" />
      </p>
      {answer.outdated && <p className="text-muted text-sm">{t('outdated')}</p>}
      <Paragraphs text={answer.text} className="mt-1 max-w-prose [overflow-wrap:anywhere]" />
      {can.answer && <OwnReplyActions rating={rating} onEdit={() => setWriting(true)} />}
    </div>
  )
}

function OwnReplyActions({ rating, onEdit }: { rating: Rating; onEdit: () => void }) {
  const t = useTranslations('ratings.answer')
  const remove = useRemoveReply()
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState(false)
  const confirm = async () => {
    await run(() => remove(rating), t('removed'))
    setConfirming(false)
  }
  return (
    <div className="-mb-1 -ml-3.5 mt-1 flex flex-wrap gap-1">
      <Button size="sm" variant="quiet" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
        title={t('removeTitle')}
        confirm={t('remove')}
        loading={working}
      >
        {t('removeText', { name: rating.author.name })}
      </ConfirmDialog>
    </div>
  )
}
