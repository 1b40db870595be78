import { useTranslations } from 'next-intl'
import { PlaceFilters } from '#components/layout/filters/PlaceFilters.tsx'
import { CheckList } from '#components/ui/fields/CheckList.tsx'
import { interests } from '#contracts/lists.ts'
import { days, periods } from '#contracts/week.ts'
import { useMe } from '#hooks/session/session.ts'
import { type Directory, mostInterests } from '#lib/directory.ts'

type DirectoryFiltersProps = {
  params: Directory
  onChange: (changes: Directory) => void
  /** Volunteers can also be filtered by availability. */
  withTimes: boolean
}

/** Place, interests and availability. */
export function DirectoryFilters({ params, onChange, withTimes }: DirectoryFiltersProps) {
  const t = useTranslations('directory')
  const lists = useTranslations('lists')
  const me = useMe()
  return (
    <div className="flex flex-col gap-5">
      <PlaceFilters params={params} onChange={onChange} />
      <CheckList
        label={t('interests')}
        options={interests.map((id) => ({ id, label: lists(`interests.${id}`) }))}
        value={params.categories ?? []}
        // The last choices win: more at once would match no one.
        onChange={(categories) => onChange({ categories: categories.slice(-mostInterests) })}
        shown={8}
      />
      {withTimes && (
        <>
          <CheckList
            label={t('days')}
            options={days.map((id) => ({ id, label: lists(`days.${id}`) }))}
            value={params.days ?? []}
            onChange={(chosen) => onChange({ days: chosen })}
          />
          <CheckList
            label={t('periods')}
            options={periods.map((id) => ({ id, label: lists(`periods.${id}`) }))}
            value={params.periods ?? []}
            onChange={(chosen) => onChange({ periods: chosen })}
          />
          {me?.verified === false && <p className="text-muted text-sm">{t('timesUntilVerified')}</p>}
        </>
      )}
    </div>
  )
}
