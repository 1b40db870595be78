import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useDeviceDrafts } from '#hooks/browser/deviceDrafts.ts'
import { isRecord } from '#lib/json.ts'
import { areSame } from '../jobConflict.ts'
import { emptyJob, type JobValues, jobFields } from '../jobValues.ts'
import type { SavedVersion, Saving } from '../useSavedVersion.ts'

/** What is typed and not saved yet, and the version that it changes. */
type DeviceDraft = { values: JobValues; base: SavedVersion }

/** Values of each kind; a list shows what is in it by one. */
const sample: JobValues = { ...emptyJob, images: [{ imgName: '', alt: '', caption: '' }] }
const dates: readonly string[] = ['startDate', 'deadline']
const isText = (value: unknown) => typeof value === 'string'

/** Whether a value could be a field's: one that was stored by another version of the site may not. */
function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((one) => fits(one, empty[0] ?? ''))
  if (isRecord(empty))
    return (
      isRecord(value) && Object.entries(empty).every(([key, one]) => one === null || fits(value[key], one))
    )
  return typeof value === typeof empty
}

const isValues = (value: unknown): value is JobValues =>
  isRecord(value) &&
  jobFields.every((field) =>
    dates.includes(field) ? value[field] === null || isText(value[field]) : fits(value[field], sample[field]),
  )

const isDeviceDraft = (value: unknown): value is DeviceDraft =>
  isRecord(value) &&
  isValues(value.values) &&
  isRecord(value.base) &&
  isValues(value.base.values) &&
  isText(value.base.version)

const newOffer = 'offer.new'
const getPlace = (id: string | null) => (id ? `offer.${id}` : newOffer)

/** Keeps what is typed and not saved yet in this browser, and goes on from there when the form opens again. */
export function useDeviceDraft(saving: Saving) {
  const { values, setValues } = useFormikContext<JobValues>()
  const drafts = useDeviceDrafts(isDeviceDraft)
  const { base, saved, replace } = saving
  const beganNew = useRef(base.current.id === null)
  const clear = () => {
    drafts.write(getPlace(base.current.id), null)
    if (beganNew.current) drafts.write(newOffer, null)
  }
  const restore = useEffectEvent(() => {
    const { id, status, values: known } = base.current
    const found = drafts.read(getPlace(id))
    // What was typed while this code was loading goes first.
    if (!found || !areSame(values, known)) return
    // If the server has another version by now, the next save shows both.
    replace({ ...found.base, id, status })
    void setValues(found.values, false)
  })
  const store = useEffectEvent((typed: JobValues, over: SavedVersion) => {
    if (areSame(typed, over.values)) return clear()
    if (over.id && beganNew.current) drafts.write(newOffer, null)
    drafts.write(getPlace(over.id), { values: typed, base: over })
  })
  useLayoutEffect(() => restore(), [])
  useEffect(() => store(values, saved), [values, saved])
  return { clear }
}
