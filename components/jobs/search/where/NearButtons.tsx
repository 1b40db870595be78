import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { MapPin } from '#components/ui/icons.tsx'
import type { Place } from '#contracts/places.ts'
import { useMember } from '#hooks/session/session.ts'

type NearButtonsProps = { onPlace: (place: Place) => void; onPoint: (near: string) => void }

/** What a press needs comes with the press. */
const load = () => import('#hooks/jobs/nearby.ts')

/** The reader's own city first; and where they are now, which the browser is asked for on the press alone. */
export function NearButtons({ onPlace, onPoint }: NearButtonsProps) {
  const t = useTranslations('jobs.search.near')
  const me = useMember()
  const [problem, setProblem] = useState<'denied' | 'unknown' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isThere = useIsThere()
  const nearCity = async (city: string, country: string) => {
    setProblem(null)
    const place = await load()
      .then(({ findCity }) => findCity(city, country))
      .catch(() => null)
    if (!isThere()) return
    if (place) onPlace(place)
    else setProblem('unknown')
  }
  const nearMe = async () => {
    setProblem(null)
    setAsking(true)
    await load()
      .then(({ findPosition }) => findPosition())
      .then(
        (point) => isThere() && onPoint(point),
        () => setProblem('denied'),
      )
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

/** Whether the buttons are still there: who reads another page meanwhile is not taken back to the search. */
function useIsThere(): () => boolean {
  const there = useRef(false)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return () => there.current
}
