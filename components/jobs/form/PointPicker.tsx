import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MapCredits } from '#components/map/MapCredits.tsx'
import { PointMap } from '#components/map/PointMap.tsx'
import { useCityPoint } from '#hooks/jobs/places.ts'
import { type JobValues, toDegrees, toPoint } from './jobValues.ts'

/** The map on which a press sets the point, beginning at the point or the city. */
export function PointPicker() {
  const t = useTranslations('myJobs.form')
  const place = useTranslations('jobs.place')
  const { values, setFieldValue } = useFormikContext<JobValues>()
  const point = toPoint(values.exactPlace)
  const [first] = useState(point)
  const city = useCityPoint(values)
  const [isUnable, setUnable] = useState(false)
  if (isUnable)
    return (
      <p role="status" className="rounded-card border border-line p-4 text-muted text-sm">
        {t('noMap')}
      </p>
    )
  return (
    <>
      <div className="relative isolate h-72 overflow-hidden rounded-card border border-line bg-sea md:h-80">
        <PointMap
          center={first ?? city}
          point={point}
          label={place('exactPoint')}
          isArea={!first}
          onPick={(picked) => void setFieldValue('exactPlace', toDegrees(picked))}
          onUnable={() => setUnable(true)}
        />
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {point ? t('pointSet', { point: `${point.lat}, ${point.lng}` }) : t('pressMap')}
      </p>
      <MapCredits />
    </>
  )
}
