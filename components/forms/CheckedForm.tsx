import { Formik, type FormikHelpers, type FormikValues, setIn } from 'formik'
import type { ReactNode } from 'react'
import type { Checked } from '#contracts/validate.ts'
import { getFields, useFailureText } from '#hooks/failure.ts'
import { Form } from './Form.tsx'
import { FormAlert } from './FormAlert.tsx'
import { type Faults, getFaults, useErrorsFollow } from './useErrorsFollow.ts'

export type CheckedFormProps<Values extends FormikValues, Sent> = {
  id?: string
  initial: Values
  /** What is sent, or the messages that are shown under the fields. */
  check: (values: Values) => Promise<Checked<Sent>>
  /** Sends the validated input. Its error is shown over the form or under its fields. */
  send: (sent: Sent, helpers: FormikHelpers<Values>, values: Values) => Promise<void>
  /** What the alert says of a failure, where the general sentence does not fit. */
  getFailure?: (error: unknown, sent: Sent) => ReactNode
  /** Shows the failed rules of a submit, where they are more than messages under the fields. */
  showFields?: (fields: Faults, helpers: FormikHelpers<Values>, values: Values) => void
  /** The messages do not follow what is typed: the form's own parts see to that. */
  still?: boolean
  guarded?: boolean
  className?: string
  /** Puts the form inside something that depends on its state, such as a dialog with its submit button. */
  frame?: (form: ReactNode) => ReactNode
  /** A function places the alert itself. */
  children: ReactNode | ((alert: ReactNode) => ReactNode)
}

const toErrors = (fields: Faults): object =>
  Object.entries(fields).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})

/** The one form: silent until the first submit, then its messages follow what is typed. */
export function CheckedForm<Values extends FormikValues, Sent>(props: CheckedFormProps<Values, Sent>) {
  const { id, initial, still, guarded, className, frame, children } = props
  const { findFaults, submit } = useCheck(props)
  return (
    <Formik initialValues={initial} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ status }) => {
        const alert = <FormAlert>{status}</FormAlert>
        const form = (
          <Form id={id} guarded={guarded} className={className}>
            {!still && <ErrorsFollow findFaults={findFaults} />}
            {typeof children === 'function' ? (
              children(alert)
            ) : (
              <>
                {alert}
                {children}
              </>
            )}
          </Form>
        )
        return frame ? frame(form) : form
      }}
    </Formik>
  )
}

function ErrorsFollow<Values>({ findFaults }: { findFaults: (values: Values) => Promise<Faults> }) {
  useErrorsFollow(findFaults, { adds: true })
  return null
}

function useCheck<Values extends FormikValues, Sent>(props: CheckedFormProps<Values, Sent>) {
  const { check, send, getFailure, still } = props
  const failureText = useFailureText()
  const showFields =
    props.showFields ??
    ((fields: Faults, { setErrors }: FormikHelpers<Values>) => setErrors(toErrors(fields)))
  const findFaults = async (values: Values): Promise<Faults> => {
    const { fields } = await check(values)
    return getFaults(toErrors(fields ?? {}))
  }
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined)
    if (!still) helpers.setErrors({})
    const { value, fields } = await check(values)
    if (fields) return showFields(fields, helpers, values)
    try {
      await send(value, helpers, values)
    } catch (error) {
      const failed = getFields(error)
      if (failed) showFields(failed, helpers, values)
      else helpers.setStatus((getFailure ?? failureText)(error, value))
    }
  }
  return { findFaults, submit }
}
