import { Formik, type FormikHelpers, type FormikValues, setIn } from 'formik'
import { type ReactNode, useState } from 'react'
import type { ISchema } from 'yup'
import { check } from '#contracts/validate.ts'
import { getFields, useFailureText } from '#hooks/failure.ts'
import { Form } from './Form.tsx'
import { FormAlert } from './FormAlert.tsx'

/** Dotted path -> the key of the failed rule. */
type Fields = Record<string, string>

export type ContractFormProps<Values extends FormikValues, Sent> = {
  id?: string
  initial: Values
  /** The contract of the request: its messages are shown under the fields. */
  rules: ISchema<Sent>
  /** What the contract checks, where it is not the values themselves. */
  toInput?: (values: Values) => unknown
  /** Sends the validated input. Its error is shown over the form or under its fields. */
  send: (sent: Sent, helpers: FormikHelpers<Values>, values: Values) => Promise<void>
  /** The sentence for a failure, where the general one does not fit. */
  getFailure?: (error: unknown) => string
  /** Shows the failed rules of a submit, where they are more than messages under the fields. */
  showFields?: (fields: Fields, helpers: FormikHelpers<Values>) => void
  /** The messages do not follow what is typed: the form's own parts see to that. */
  still?: boolean
  /** Replaces the alert's plain sentence. */
  alert?: ReactNode
  guarded?: boolean
  className?: string
  /** Puts the form inside something that depends on its state, such as a dialog with its submit button. */
  frame?: (form: ReactNode) => ReactNode
  /** A function places the alert itself. */
  children: ReactNode | ((alert: ReactNode) => ReactNode)
}

const toErrors = (fields: Fields): object =>
  Object.entries(fields).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})

/** The one form: validated by a contract, silent until the first submit, then its messages follow what is typed. */
export function ContractForm<Values extends FormikValues, Sent>(props: ContractFormProps<Values, Sent>) {
  const { id, initial, still, alert, guarded, className, frame, children } = props
  const { tried, validate, submit } = useContract(props)
  return (
    <Formik
      initialValues={initial}
      validateOnBlur={false}
      validateOnChange={tried}
      validate={still ? undefined : validate}
      onSubmit={submit}
    >
      {({ status }) => {
        const message = <FormAlert>{alert || status}</FormAlert>
        const form = (
          <Form id={id} guarded={guarded} className={className}>
            {typeof children === 'function' ? (
              children(message)
            ) : (
              <>
                {message}
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

function useContract<Values extends FormikValues, Sent>(props: ContractFormProps<Values, Sent>) {
  const { rules, toInput = (values) => values, send, getFailure } = props
  const failureText = useFailureText()
  const [tried, setTried] = useState(false)
  const showFields =
    props.showFields ??
    ((fields: Fields, { setErrors }: FormikHelpers<Values>) => setErrors(toErrors(fields)))
  const validate = async (values: Values) => {
    setTried(true)
    const { fields } = await check(rules, toInput(values))
    return fields ? toErrors(fields) : {}
  }
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined)
    const { value, fields } = await check(rules, toInput(values))
    if (fields) return showFields(fields, helpers)
    try {
      await send(value, helpers, values)
    } catch (error) {
      const failed = getFields(error)
      if (failed) showFields(failed, helpers)
      else helpers.setStatus((getFailure ?? failureText)(error))
    }
  }
  return { tried, validate, submit }
}
