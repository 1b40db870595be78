import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import { limits } from '#contracts/limits.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'
import { DecideAllDialog } from './DecideAllDialog.tsx'
import { MessageAllDialog } from './MessageAllDialog.tsx'
import type { Chosen } from './useChosen.ts'

type ChosenBarProps = {
  jobId: string
  chosen: Chosen
  /** Null where the offer has no number of places. */
  placesLeft: number | null
  onCompare: (ids: string[]) => void
}

const isComparable = (count: number) => count >= 2 && count <= limits.applicantsCompared

/** How many are chosen, how many places are left, and what can be done with all of them. */
export function ChosenBar({ jobId, chosen: { chosen, clear }, placesLeft, onCompare }: ChosenBarProps) {
  const t = useTranslations('applications.chosen')
  const [open, setOpen] = useState<'accepted' | 'refused' | 'message' | null>(null)
  const shortlist = useShortlist()
  const { working, run } = useMutation()
  const pending = chosen.filter(({ status }) => status === 'pending')
  const toShortlist = async () => {
    const done = t('shortlisted', { count: chosen.length })
    if (await run(() => shortlist(chosen, true), done)) clear()
  }
  return (
    <FootBar>
      <section aria-label={t('label')} className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-sm">
          <strong>{t('count', { count: chosen.length })}</strong>
          {placesLeft !== null && <span className="text-muted"> · {t('places', { count: placesLeft })}</span>}
        </p>
        <Button size="sm" disabled={pending.length === 0} onClick={() => setOpen('accepted')}>
          {t('accept')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={pending.length === 0}
          onClick={() => setOpen('refused')}
        >
          {t('refuse')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setOpen('message')}>
          {t('message')}
        </Button>
        <Button size="sm" variant="outline" loading={working} onClick={() => void toShortlist()}>
          {t('shortlist')}
        </Button>
        {isComparable(chosen.length) && (
          <Button size="sm" variant="outline" onClick={() => onCompare(chosen.map(({ id }) => id))}>
            {t('compare')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      </section>
      <DecideAllDialog
        {...{ jobId, placesLeft }}
        status={open === 'accepted' || open === 'refused' ? open : null}
        applicants={pending}
        onClose={() => setOpen(null)}
        onDone={clear}
      />
      <MessageAllDialog
        {...{ jobId }}
        open={open === 'message'}
        applicants={chosen}
        onClose={() => setOpen(null)}
        onDone={clear}
      />
    </FootBar>
  )
}
