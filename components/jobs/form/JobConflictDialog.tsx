import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConflictDialog } from '#components/ui/dialogs/ConflictDialog.tsx'
import { Image } from '#components/ui/Image.tsx'
import { durationPers, jobCategories, jobTypes, offerLanguages, skills } from '#contracts/lists.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { toDayMonthYear } from '#lib/dates.ts'
import { useSlotLines } from '../slotLines.ts'
import { disputedFields, type JobField, type JobVersions, theirFields } from './jobConflict.ts'
import type { JobValues } from './jobValues.ts'

type JobConflictDialogProps = {
  versions: JobVersions
  /** It was closed meanwhile: keeping the viewer's version would reopen it. */
  reopens: boolean
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
  saving: boolean
}

/** Someone else's version of an offer beside the one being typed, field by field. */
export function JobConflictDialog({ versions, reopens, ...acts }: JobConflictDialogProps) {
  const t = useTranslations('myJobs.form')
  const show = useShown()
  const label = useLabel()
  const differences = disputedFields(versions).map((field) => ({
    id: field,
    label: label(field),
    theirs: show(field, versions.theirs),
    mine: show(field, versions.mine),
  }))
  return (
    <ConflictDialog
      {...acts}
      open
      differences={differences}
      untouched={theirFields(versions).map(label)}
      note={reopens && t('closedMeanwhile')}
    />
  )
}

function useLabel(): (field: JobField) => string {
  const t = useTranslations('myJobs.form')
  return (field) => {
    if (field === 'additionalInformation') return t('additional')
    // The labels of their fields ask to choose: the step's name says what they are.
    if (field === 'categories' || field === 'skills' || field === 'questions') return t(`steps.${field}`)
    return t(field)
  }
}

/** A field's value as readable text. */
function useShown(): (field: JobField, values: JobValues) => ReactNode {
  const lists = useTranslations('lists')
  const sayTimes = useSlotLines()
  const { data: countries } = useCountries()
  return (field, values) => {
    switch (field) {
      case 'categories':
        return getShown(jobCategories, values.categories, (one) => lists(`jobCategories.${one}`))
      case 'skills':
        return getShown(skills, values.skills, (one) => lists(`skills.${one}`))
      case 'questions':
        return values.questions.map(({ question }) => question).join('\n')
      case 'country':
        return countries?.data.find(({ iso2 }) => iso2 === values.country)?.country ?? values.country
      case 'type':
        return getShown(jobTypes, [values.type], (one) => lists(`jobTypes.${one}`))
      case 'language':
        return getShown(offerLanguages, [values.language], (one) => lists(`offerLanguages.${one}`))
      case 'work_shift':
        return sayTimes(values.work_shift).join('\n')
      case 'durationPer':
        return getShown(durationPers, [values.durationPer], (one) => lists(`durationPers.${one}`))
      case 'startDate':
      case 'deadline':
        return toDayMonthYear(values[field])
      case 'exactPlace':
        return Object.values(values.exactPlace).filter(Boolean).join(', ')
      case 'background':
        return <Images names={values.background ? [values.background] : []} />
      case 'images':
        return <Images names={values.images.map(({ imgName }) => imgName)} />
      default:
        return values[field]
    }
  }
}

function getShown<T extends string>(
  known: readonly T[],
  chosen: readonly string[],
  name: (one: T) => string,
) {
  return known
    .filter((one) => chosen.includes(one))
    .map(name)
    .join(', ')
}

function Images({ names }: { names: readonly string[] }) {
  const t = useTranslations('myJobs.form')
  return (
    <span className="flex flex-wrap gap-2">
      {names.map((imgName, index) => (
        <Image
          key={imgName}
          image={{ imgName }}
          alt={t('imageNumber', { number: index + 1 })}
          width={96}
          ratio="3 / 2"
          className="max-w-24 rounded-control"
        />
      ))}
    </span>
  )
}
