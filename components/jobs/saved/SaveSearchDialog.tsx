import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { CheckList } from '#components/ui/fields/CheckList.tsx'
import { RadioGroup } from '#components/ui/fields/RadioGroup.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import { alertChannels, alertFrequencies } from '#contracts/lists.ts'
import type { SearchAlert } from '#contracts/savedSearches.ts'
import { useSavedSearches, useSaveSearch } from '#hooks/jobs/savedSearches.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { isSameSearch, toCriteria } from '#lib/searchCriteria.ts'
import { useSetFilters } from '../search/useSetFilters.ts'

type SaveSearchDialogProps = { search: JobSearch; open: boolean; onClose: () => void }

/** Says which search is saved, and asks how it shall tell of new offers; one that is saved begins with what it has. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  return useWasOpen(props.open) ? <Alert {...props} /> : null
}

function Alert({ search, open, onClose }: SaveSearchDialogProps) {
  const t = useTranslations('savedSearches')
  const chips = useTranslations('jobs.search.chips')
  const save = useSaveSearch()
  const { working, run } = useMutation()
  const [chosen, setChosen] = useState<Partial<SearchAlert>>({})
  const { data } = useSavedSearches()
  const saved = data?.find((one) => isSameSearch(one.search, search))
  const { frequency = 'daily', channels = [...alertChannels] } = { ...saved, ...chosen }
  const filters = useSetFilters(search, true).map(({ label }) => label)
  const words = [...(search.query ? [chips('words', { query: search.query })] : []), ...filters].join(' · ')
  const keep = async () => {
    const isSaved = await run(
      () => save({ search: toCriteria(search), frequency, channels }),
      t('dialog.kept'),
    )
    if (!isSaved) return
    setChosen({})
    onClose()
  }
  const footer = (
    <Button loading={working} disabled={channels.length === 0} onClick={() => void keep()}>
      {t('dialog.keep')}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('dialog.title')} footer={footer} size="sm">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p>{t(saved ? 'dialog.already' : 'dialog.text')}</p>
          <p className="wrap-anywhere font-semibold">{words || t('everything')}</p>
          {search.near && <p className="text-muted text-sm">{t('dialog.near')}</p>}
        </div>
        <RadioGroup
          label={t('frequency')}
          value={frequency}
          onChange={(next) => setChosen({ ...chosen, frequency: next })}
          options={alertFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
        <div>
          <CheckList
            label={t('channels.label')}
            value={channels}
            onChange={(next) => setChosen({ ...chosen, channels: next })}
            options={alertChannels.map((id) => ({ id, label: t(`channels.${id}`) }))}
          />
          <p role="status" className="text-danger text-sm empty:hidden">
            {channels.length === 0 && t('channels.choose')}
          </p>
        </div>
        <p className="text-muted text-sm">{t('hint')}</p>
      </div>
    </Dialog>
  )
}
