import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { pillRow } from '#components/ui/buttons/pillClass.ts'
import { FootBar } from '#components/ui/FootBar.tsx'
import { X } from '#components/ui/icons.tsx'
import { useMinute } from '#components/ui/time/useMinute.ts'
import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { DecideAllDialog } from './DecideAllDialog.tsx'
import { isOpenApplication } from './isOpenApplication.ts'
import { MessageAllDialog } from './MessageAllDialog.tsx'
import type { Chosen } from './useChosen.ts'
import { useUndoAll } from './useUndoAll.ts'

/** What is open over the bar. */
type Opened = 'accepted' | 'refused' | 'message'

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
export function ChosenBar({ jobId, chosen: held, placesLeft, onCompare }: ChosenBarProps) {
  const t = useTranslations('applications.chosen')
  const { chosen, count, isLoading, clear } = held
  const [open, setOpen] = useState<Opened | null>(null)
  const pending = chosen.filter(isPending)
  const onClose = () => setOpen(null)
  return (
    <FootBar>
      <section
        aria-label={t('label')}
        className="flex flex-col gap-x-2 gap-y-1 md:flex-row md:flex-wrap md:items-center"
      >
        <div className="-ml-3 flex min-w-0 items-center gap-1 md:mr-auto">
          <IconButton label={t('clear')} icon={<X size={20} aria-hidden />} onClick={clear} />
          <Summary count={count} pending={isLoading ? count : pending.length} placesLeft={placesLeft} />
        </div>
        <Actions {...{ jobId, pending, onCompare }} chosen={held} onOpen={setOpen} />
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

type SummaryProps = { count: number; pending: number; placesLeft: number | null }

/** Decisions concern those that are pending: their number, where it is another, is said too. */
function Summary({ count, pending, placesLeft }: SummaryProps) {
  const t = useTranslations('applications.chosen')
  return (
    <p role="status" className="min-w-0 text-sm">
      <strong>{t('count', { count })}</strong>
      {pending < count && <span> · {t('pending', { count: pending })}</span>}
      {placesLeft !== null && <span className="text-muted"> · {t('places', { count: placesLeft })}</span>}
      {count >= limits.applicantsAtOnce && (
        <span className="block text-muted">{t('most', { count: limits.applicantsAtOnce })}</span>
      )}
    </p>
  )
}

type ActionsProps = Pick<ChosenBarProps, 'jobId' | 'chosen' | 'onCompare'> & {
  pending: readonly Applicant[]
  onOpen: (opened: Opened) => void
}

/** The buttons in one row, which phones scroll sideways. */
function Actions({ jobId, chosen: { chosen, count, isLoading, clear }, ...rest }: ActionsProps) {
  const t = useTranslations('applications.chosen')
  const { pending, onCompare, onOpen } = rest
  return (
    <div className={pillRow}>
      {(isLoading || pending.length > 0) && (
        <>
          <Button size="sm" disabled={isLoading} onClick={() => onOpen('accepted')}>
            {t('accept')}
          </Button>
          <Button size="sm" variant="outline" disabled={isLoading} onClick={() => onOpen('refused')}>
            {t('refuse')}
          </Button>
        </>
      )}
      <UndoButton {...{ jobId, chosen, isLoading }} onDone={clear} />
      <Button size="sm" variant="outline" disabled={isLoading} onClick={() => onOpen('message')}>
        {t('message')}
      </Button>
      <ShortlistAllButton {...{ isLoading }} chosen={chosen.filter(isOpenApplication)} onDone={clear} />
      {!isLoading && isComparable(count) && (
        <Button size="sm" variant="outline" onClick={() => onCompare(chosen.map(({ id }) => id))}>
          {t('compare')}
        </Button>
      )}
    </div>
  )
}

type ActProps = { chosen: readonly Applicant[]; isLoading: boolean; onDone: () => void }

/** Only for those who are not decided. */
function ShortlistAllButton({ chosen, isLoading, onDone }: ActProps) {
  const t = useTranslations('applications.chosen')
  const shortlist = useShortlist()
  const { working, run } = useMutation()
  if (chosen.length === 0 && !isLoading) return null
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
