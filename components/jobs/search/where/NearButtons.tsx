import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { MapPin } from '#components/ui/icons.tsx'
import type { Place } from '#contracts/places.ts'
import { findCity } from '#hooks/jobs/places.ts'
import { useMember } from '#hooks/session/session.ts'
import { toPoint } from '#lib/jobSearch.ts'

type NearButtonsProps = { onPlace: (place: Place) => void; onPoint: (near: string) => void }

/** The reader's own city first; and where they are now, which the browser is asked for on the press alone. */
export function NearButtons({ onPlace, onPoint }: NearButtonsProps) {
  const t = useTranslations('jobs.search.near')
  const me = useMember()
  const [problem, setProblem] = useState<'denied' | 'unknown' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const nearCity = async (city: string, country: string) => {
    setProblem(null)
    const place = await findCity(city, country).catch(() => null)
    if (place) onPlace(place)
    else setProblem('unknown')
  }
  const nearMe = async () => {
    setProblem(null)
    setAsking(true)
    try {
      const { coords } = await getPosition()
      onPoint(toPoint({ lat: coords.latitude, lng: coords.longitude }))
    } catch {
      setProblem('denied')
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-col gap-2">
      {me?.city && (
        <Button variant="secondary" size="sm" full onClick={() => void nearCity(me.city, me.country)}>
          <span className="truncate">{t('mine', { city: me.city })}</span>
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        full
        loading={isAsking}
        icon={<MapPin size={16} aria-hidden="true" />}
        onClick={() => void nearMe()}
      >
        {t('me')}
      </Button>
      <p role="status" className="text-danger text-sm empty:hidden">
        {problem && t(problem)}
      </p>
    </div>
  )
}

const wait = 10_000

const getPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: wait, maximumAge: 60_000 })
  })
