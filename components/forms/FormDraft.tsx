import { type FormikValues, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { TextDraft, Texts } from '#hooks/browser/textDraft.ts'

type FormDraftProps<Values> = {
  draft: TextDraft
  /** The part of the values that is worth storing. */
  getTexts: (values: Values) => Texts
  /** Merges a stored draft into the values of a form that opens. */
  restore: (texts: Texts, values: Values) => Values
}

/** Stores what is typed into the surrounding form as a draft. The form clears the draft after sending. */
export function FormDraft<Values extends FormikValues>({ draft, getTexts, restore }: FormDraftProps<Values>) {
  const { values, dirty, setValues } = useFormikContext<Values>()
  const seen = useRef(values)
  const isRestored = useRef(false)
  const store = useEffectEvent((next: Values) => {
    if (seen.current === next) return
    seen.current = next
    isRestored.current = true
    if (dirty) draft.write(getTexts(next))
    else draft.clear()
  })
  const restoreDraft = useEffectEvent((texts: Texts) => {
    if (isRestored.current || Object.keys(texts).length === 0) return
    void setValues(restore(texts, values), false)
  })
  useEffect(() => store(values), [values])
  // Before what was typed before hydration is reported, which goes first.
  useLayoutEffect(() => restoreDraft(draft.texts), [draft.texts])
  return null
}
