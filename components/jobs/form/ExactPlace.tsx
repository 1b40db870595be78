import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ChevronDown, MapPin, X } from '#components/ui/icons.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { limits } from '#contracts/limits.ts'
import { type JobValues, toDegrees, toPoint } from './jobValues.ts'

const PointPicker = dynamic(() => import('./PointPicker.tsx').then((picker) => picker.PointPicker), {
  ssr: false,
  loading: LazyState,
})

/** Where exactly an offer takes place, which those who are accepted see; nothing for an online offer. */
export function ExactPlace() {
  const t = useTranslations('myJobs.form')
  const { values } = useFormikContext<JobValues>()
  if (values.type === 'online') return null
  return (
    <div className="flex flex-col gap-3">
      <FormTextField
        name="address"
        label={t('address')}
        hint={t('addressHint')}
        max={limits.job.address}
        counted={false}
        autoComplete="off"
      />
      <PointField />
    </div>
  )
}

/** The exact point: set on a map, or typed as two numbers. */
function PointField() {
  const t = useTranslations('myJobs.form')
  const { values, setFieldValue } = useFormikContext<JobValues>()
  const [isOpen, setOpen] = useState(false)
  const map = useId()
  const { lat, lng } = values.exactPlace
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          className="max-sm:grow"
          icon={<MapPin size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={map}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'closeMap' : toPoint(values.exactPlace) ? 'movePoint' : 'setPoint')}
        </Button>
        {(lat || lng) && (
          <Button
            variant="quiet"
            size="sm"
            className="max-sm:grow"
            icon={<X size={18} aria-hidden />}
            onClick={() => void setFieldValue('exactPlace', toDegrees(null))}
          >
            {t('removePoint')}
          </Button>
        )}
      </div>
      <div id={map} hidden={!isOpen}>
        {isOpen && <PointPicker />}
      </div>
      <DegreesFields />
    </div>
  )
}

/** The same point as two numbers, for keyboards, screen readers and those who have it from elsewhere. */
function DegreesFields() {
  const t = useTranslations('myJobs.form')
  const { errors } = useFormikContext<JobValues>()
  const [isOpen, setOpen] = useState(false)
  const isFaulty = Boolean(errors.exactPlace)
  return (
    <details
      className="group"
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-sm [&::-webkit-details-marker]:hidden mouse:min-h-8">
        {t('typePoint')}
        <ChevronDown
          size={18}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="mt-2 grid gap-5 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((name) => (
          <FormTextField
            key={name}
            name={`exactPlace.${name}`}
            label={t(name)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  )
}
