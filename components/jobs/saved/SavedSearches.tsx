import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useSavedSearches } from '#hooks/jobs/savedSearches.ts'
import { paths } from '#lib/paths.ts'
import { SavedSearchRow } from './SavedSearchRow.tsx'

/** The viewer's saved searches in the settings. */
export function SavedSearches() {
  const t = useTranslations('savedSearches.mine')
  const result = useSavedSearches()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-muted text-sm">{t('text')}</p>
      <Resource result={result} skeleton={<Skeleton className="h-30 rounded-control" />}>
        {(searches) =>
          searches.length === 0 ? (
            <div className="flex flex-col items-start gap-3">
              <p>{t('none')}</p>
              <ButtonLink variant="secondary" href={paths.jobs()}>
                {t('search')}
              </ButtonLink>
            </div>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {searches.map((search) => (
                <SavedSearchRow key={search.id} saved={search} />
              ))}
            </ul>
          )
        }
      </Resource>
    </Card>
  )
}
