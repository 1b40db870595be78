import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { CheckList } from '#components/ui/fields/CheckList.tsx'
import { RadioGroup } from '#components/ui/fields/RadioGroup.tsx'
import { type AlertRhythm, type AlertWay, alertRhythms, alertWays } from '#contracts/lists.ts'
import { useSaveSearch } from '#hooks/jobs/savedSearches.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { toKept } from '#lib/keptSearch.ts'
import { useSetFilters } from '../search/useSetFilters.ts'

type SaveSearchDialogProps = { search: JobSearch; open: boolean; onClose: () => void }

/** Says which search is saved, and asks how it shall tell of new offers. */
export function SaveSearchDialog({ search, open, onClose }: SaveSearchDialogProps) {
  const t = useTranslations('savedSearches')
  const save = useSaveSearch()
  const { working, run } = useMutation()
  const [rhythm, setRhythm] = useState<AlertRhythm>('daily')
  const [ways, setWays] = useState<AlertWay[]>([...alertWays])
  const filters = useSetFilters(search, true).map(({ label }) => label)
  const words = [...(search.query ? [`“${search.query}”`] : []), ...filters].join(' · ')
  const keep = async () => {
    const isSaved = await run(() => save({ search: toKept(search), rhythm, ways }), t('dialog.kept'))
    if (isSaved) onClose()
  }
  const footer = (
    <Button loading={working} disabled={ways.length === 0} onClick={() => void keep()}>
      {t('dialog.keep')}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('dialog.title')} footer={footer} size="sm">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p>{t('dialog.text')}</p>
          <p className="wrap-anywhere font-semibold">{words || t('everything')}</p>
          {search.near && <p className="text-muted text-sm">{t('dialog.near')}</p>}
        </div>
        <RadioGroup
          label={t('rhythm')}
          value={rhythm}
          onChange={setRhythm}
          options={alertRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        />
        <div>
          <CheckList
            label={t('ways.label')}
            value={ways}
            onChange={setWays}
            options={alertWays.map((id) => ({ id, label: t(`ways.${id}`) }))}
          />
          <p role="status" className="text-danger text-sm empty:hidden">
            {ways.length === 0 && t('ways.choose')}
          </p>
        </div>
        <p className="text-muted text-sm">{t('hint')}</p>
      </div>
    </Dialog>
  )
}
