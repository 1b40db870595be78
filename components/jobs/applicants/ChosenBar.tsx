import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import { useMinute } from '#components/ui/time/useMinute.ts'
import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { DecideAllDialog } from './DecideAllDialog.tsx'
import { MessageAllDialog } from './MessageAllDialog.tsx'
import type { Chosen } from './useChosen.ts'
import { useUndoAll } from './useUndoAll.ts'

type ChosenBarProps = {
  jobId: string
  chosen: Chosen
  /** Null where the offer has no number of places. */
  placesLeft: number | null
  onCompare: (ids: string[]) => void
}

const isComparable = (count: number) => count >= 2 && count <= limits.applicantsCompared
const isPending = ({ status }: Applicant) => status === 'pending'

/** How many are chosen, how many places are left, and what can be done with all of them. */
export function ChosenBar({ jobId, chosen: { chosen, count, isLoading, clear }, ...bar }: ChosenBarProps) {
  const t = useTranslations('applications.chosen')
  const { placesLeft, onCompare } = bar
  const [open, setOpen] = useState<'accepted' | 'refused' | 'message' | null>(null)
  const pending = chosen.filter(isPending)
  const cannotDecide = isLoading || pending.length === 0
  const onClose = () => setOpen(null)
  return (
    <FootBar>
      <section aria-label={t('label')} className="flex flex-wrap items-center gap-2">
        <Summary count={count} placesLeft={placesLeft} />
        <Button size="sm" disabled={cannotDecide} onClick={() => setOpen('accepted')}>
          {t('accept')}
        </Button>
        <Button size="sm" variant="outline" disabled={cannotDecide} onClick={() => setOpen('refused')}>
          {t('refuse')}
        </Button>
        <UndoButton {...{ jobId, chosen, isLoading }} onDone={clear} />
        <Button size="sm" variant="outline" disabled={isLoading} onClick={() => setOpen('message')}>
          {t('message')}
        </Button>
        <ShortlistAllButton {...{ chosen, isLoading }} onDone={clear} />
        {!isLoading && isComparable(count) && (
          <Button size="sm" variant="outline" onClick={() => onCompare(chosen.map(({ id }) => id))}>
            {t('compare')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      </section>
      <DecideAllDialog
        {...{ jobId, placesLeft, onClose }}
        status={open === 'accepted' || open === 'refused' ? open : null}
        applicants={pending}
        onDone={clear}
      />
      <MessageAllDialog
        {...{ jobId, onClose }}
        open={open === 'message'}
        applicants={chosen}
        onDone={clear}
      />
    </FootBar>
  )
}

function Summary({ count, placesLeft }: { count: number; placesLeft: number | null }) {
  const t = useTranslations('applications.chosen')
  return (
    <p role="status" className="mr-auto text-sm">
      <strong>{t('count', { count })}</strong>
      {placesLeft !== null && <span className="text-muted"> · {t('places', { count: placesLeft })}</span>}
      {count >= limits.applicantsAtOnce && (
        <span className="block text-muted">{t('most', { count: limits.applicantsAtOnce })}</span>
      )}
    </p>
  )
}

type ActProps = { chosen: readonly Applicant[]; isLoading: boolean; onDone: () => void }

function ShortlistAllButton({ chosen, isLoading, onDone }: ActProps) {
  const t = useTranslations('applications.chosen')
  const shortlist = useShortlist()
  const { working, run } = useMutation()
  const press = async () => {
    const done = t('shortlisted', { count: chosen.length })
    if (await run(() => shortlist(chosen, true), done)) onDone()
  }
  return (
    <Button size="sm" variant="outline" disabled={isLoading} loading={working} onClick={() => void press()}>
      {t('shortlist')}
    </Button>
  )
}

/** Undoes the decisions on those for whom it is not too late; without an undo period the browser's clock must not offer it. */
function UndoButton({ jobId, chosen, isLoading, onDone }: ActProps & { jobId: string }) {
  const t = useTranslations('applications.chosen')
  const now = useMinute()
  const { working, run } = useUndoAll(jobId)
  const undoable = chosen.filter(({ undoUntil }) => undoUntil && new Date(undoUntil) > now)
  if (undoable.length === 0 || publicConfig().undoSeconds === 0) return null
  const press = async () => {
    if (await run(undoable.map(({ id }) => id))) onDone()
  }
  return (
    <Button size="sm" variant="outline" disabled={isLoading} loading={working} onClick={() => void press()}>
      {t('undoAll', { count: undoable.length })}
    </Button>
  )
}
