import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import { areSame } from '../jobConflict.ts'
import type { JobValues } from '../jobValues.ts'
import type { useJobSubmit } from '../useJobSubmit.ts'
import type { Saving } from '../useSavedVersion.ts'
import { useDeviceDraft } from './deviceDraft.ts'
import { LeaveDraft } from './LeaveDraft.tsx'
import { type SaveState, useAutosave } from './useAutosave.ts'

type DraftKeeperProps = {
  saving: Saving
  submit: Pick<ReturnType<typeof useJobSubmit>, 'meet' | 'isFinished'>
  /** The server has it as a draft for the first time. */
  onCreated?: (id: string) => void
}

/** Saves the offer as it is written, says where it is, and asks before it is left. */
export function DraftKeeper({ saving, submit, onCreated }: DraftKeeperProps) {
  const { values, resetForm } = useFormikContext<JobValues>()
  const { meet, isFinished } = submit
  const { base, saved } = saving
  const { clear } = useDeviceDraft(saving)
  const { state, save } = useAutosave({
    saving,
    onConflict: (theirs, mine) => meet(theirs, mine, false),
  })
  const isNew = useRef(saved.id === null).current
  const created = useEffectEvent((id: string) => onCreated?.(id))
  useEffect(() => {
    if (isNew && saved.id && !isFinished) created(saved.id)
  }, [isNew, saved.id, isFinished])
  useFetchImagesStep()
  const isUnsaved = !areSame(values, base.current.values)
  const discard = () => {
    clear()
    resetForm({ values: base.current.values })
  }
  return (
    <>
      {saved.status === 'draft' ? (
        <DraftState state={state} />
      ) : (
        isUnsaved && <UnpublishedChanges onDiscard={discard} />
      )}
      <LeaveDraft
        findId={saving.findId}
        isNew={isNew}
        isBegun={isUnsaved || (isNew && saved.id !== null)}
        isUnsaved={isUnsaved}
        isFinished={isFinished}
        onKeep={save}
        onDrop={discard}
      />
    </>
  )
}

/** Fetches the later step's code while there is a connection, so that going on offline does not end there. */
function useFetchImagesStep(): void {
  useEffect(() => void import('../ImagesStep.tsx').catch(() => {}), [])
}

/** Where the draft is: only trouble is read out, so that nobody is interrupted at each save. */
function DraftState({ state }: { state: SaveState }) {
  const t = useTranslations('myJobs.form.draft')
  const { time } = useClock()
  const isTrouble = ['waiting', 'faulty', 'failed'].includes(state.is)
  return (
    <p role={isTrouble ? 'status' : undefined} className="min-h-5 text-muted text-sm">
      {state.is === 'saved' ? t('saved', { time: time(state.at) }) : state.is !== 'unchanged' && t(state.is)}
    </p>
  )
}

/** Changes of a published offer reach nobody before they are sent. */
function UnpublishedChanges({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('myJobs.form.draft')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
      {t('unpublished')}
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </p>
  )
}
