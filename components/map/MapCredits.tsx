import { useTranslations } from 'next-intl'
import { mapSources } from '#lib/externalAddresses.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const link = 'underline hover:no-underline'

/** Whose data the map shows: GeoNames’ licence asks for it. The operator's map names its own sources on it. */
export function MapCredits() {
  const t = useTranslations('jobs.map')
  return (
    <p className="mt-2 text-muted text-xs">
      {t.rich(publicConfig().mapStyleUrl ? 'creditsOfCities' : 'credits', {
        earth: (text) => (
          <a href={mapSources.naturalEarth} className={link}>
            {text}
          </a>
        ),
        names: (text) => (
          <a href={mapSources.geoNames} className={link}>
            {text}
          </a>
        ),
        licence: (text) => (
          <a href={mapSources.licence} className={link}>
            {text}
          </a>
        ),
      })}
    </p>
  )
}
