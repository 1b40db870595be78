import { type FormikValues, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { TextDraft, Texts } from '#hooks/textDraft.ts'

interface FormDraftProps<Values> {
  draft: TextDraft
  /** What of the values is worth keeping. */
  getTexts: (values: Values) => Texts
  /** Puts it back into the values of a form that opens. */
  restore: (texts: Texts, values: Values) => Values
}

/** Keeps what is typed into the form around it as a draft. Its owner clears the draft once it is sent. */
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
  const putBack = useEffectEvent((texts: Texts) => {
    if (isRestored.current || Object.keys(texts).length === 0) return
    void setValues(restore(texts, values), false)
  })
  useEffect(() => store(values), [values])
  useEffect(() => putBack(draft.texts), [draft.texts])
  return null
}
