import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { type AlertChannel, alertChannels, alertFrequencies } from '#contracts/lists.ts'
import type { SavedSearch, SearchAlert } from '#contracts/savedSearches.ts'
import { useSavedSearchActs } from '#hooks/jobs/savedSearches.ts'
import { useSaveFailureText } from '#hooks/saveFailure.ts'
import { getAddress } from '#lib/address.ts'
import { paths } from '#lib/paths.ts'
import { toSearch } from '#lib/searchCriteria.ts'

type RowProps = { saved: SavedSearch }

/** A saved search: its name, its filters, how it tells, and what can be done with it. Each choice is saved at once. */
export function SavedSearchRow({ saved }: RowProps) {
  const t = useTranslations('savedSearches')
  const [first = t('everything'), ...filters] = saved.words
  const name = [first, ...filters].join(' · ')
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-sans font-semibold text-base">{first}</h3>
        {saved.paused && <Badge>{t('mine.paused')}</Badge>}
      </div>
      {filters.length > 0 && (
        <ul aria-label={t('mine.filters', { search: first })} className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li
              key={filter}
              className="wrap-anywhere rounded-pill bg-brand-soft px-3 py-1 text-brand text-sm"
            >
              {filter}
            </li>
          ))}
        </ul>
      )}
      <Alert saved={saved} name={name} />
      <Actions saved={saved} name={name} />
    </li>
  )
}

function Alert({ saved, name }: RowProps & { name: string }) {
  const t = useTranslations('savedSearches')
  const { change } = useSavedSearchActs()
  const { run } = useMutation(useSaveFailureText())
  const { frequency, channels } = saved
  const save = (alert: Partial<SearchAlert>) => void run(() => change(saved, alert))
  const toggle = (channel: AlertChannel) =>
    save({ channels: alertChannels.filter((one) => (one === channel) !== channels.includes(one)) })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <Select
        label={t('mine.frequencyNamed', { search: name })}
        hideLabel
        className="w-full sm:w-72"
        value={frequency}
        options={alertFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        onChange={({ target }) => {
          const chosen = alertFrequencies.find((one) => one === target.value)
          if (chosen) save({ frequency: chosen })
        }}
      />
      {alertChannels.map((channel) => (
        <CheckBox
          key={channel}
          label={t(`channels.${channel}`)}
          aria-label={t('mine.channelNamed', { channel: t(`channels.${channel}`), search: name })}
          checked={channels.includes(channel)}
          // A search that tells nowhere is paused instead.
          disabled={channels.length === 1 && channels.includes(channel)}
          onChange={() => toggle(channel)}
        />
      ))}
    </div>
  )
}

function Actions({ saved, name }: RowProps & { name: string }) {
  const t = useTranslations('savedSearches.mine')
  const { change, remove } = useSavedSearchActs()
  const { working, run } = useMutation(useSaveFailureText())
  const [asking, setAsking] = useState(false)
  const { paused } = saved
  const drop = async () => {
    if (!(await run(() => remove(saved), t('deleted')))) setAsking(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        variant="secondary"
        size="sm"
        href={paths.jobs(getAddress(toSearch(saved.search)))}
        aria-label={t('openNamed', { search: name })}
      >
        {t('open')}
      </ButtonLink>
      <Button
        variant="outline"
        size="sm"
        aria-label={t(paused ? 'resumeNamed' : 'pauseNamed', { search: name })}
        onClick={() => void run(() => change(saved, { paused: !paused }), t('saved'))}
      >
        {t(paused ? 'resume' : 'pause')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('deleteNamed', { search: name })}
        onClick={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void drop()}
        title={t('deleteTitle')}
        confirm={t('delete')}
        loading={working}
      >
        {t('deleteText', { search: name })}
      </ConfirmDialog>
    </div>
  )
}
