import { Formik, type FormikHelpers, type FormikValues, setIn } from 'formik'
import { type ReactNode, useState } from 'react'
import type { ISchema } from 'yup'
import { check } from '#contracts/validate.ts'
import { getFields, useFailureText } from '#hooks/failure.ts'
import { Form } from './Form.tsx'
import { FormAlert } from './FormAlert.tsx'

export type RuledFormProps<Values extends FormikValues, Sent> = {
  initial: Values
  /** The contract of the request: its messages are shown under the fields. */
  rules: ISchema<Sent>
  /** Sends the validated values. Its error is shown over the form or under its fields. */
  send: (sent: Sent, helpers: FormikHelpers<Values>) => Promise<void>
  /** The sentence for a failure, where the general one does not fit. */
  getFailure?: (error: unknown) => string
  /** Replaces the alert's plain sentence. */
  alert?: ReactNode
  guarded?: boolean
  className?: string
  children: ReactNode
}

const toErrors = (fields: Record<string, string>): object =>
  Object.entries(fields).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})

/** A form validated by one contract: silent until the first submit, then its messages follow what is typed. */
export function RuledForm<Values extends FormikValues, Sent>(props: RuledFormProps<Values, Sent>) {
  const { initial, rules, send, getFailure, alert, guarded, className, children } = props
  const failureText = useFailureText()
  const [tried, setTried] = useState(false)
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined)
    const { value, fields } = await check(rules, values)
    if (fields) return helpers.setErrors(toErrors(fields))
    try {
      await send(value, helpers)
    } catch (error) {
      const faults = getFields(error)
      if (faults) helpers.setErrors(toErrors(faults))
      else helpers.setStatus((getFailure ?? failureText)(error))
    }
  }
  return (
    <Formik
      initialValues={initial}
      validateOnBlur={false}
      validateOnChange={tried}
      validate={async (values) => {
        setTried(true)
        const { fields } = await check(rules, values)
        return fields ? toErrors(fields) : {}
      }}
      onSubmit={submit}
    >
      {({ status }) => (
        <Form guarded={guarded} className={className}>
          <FormAlert>{alert || status}</FormAlert>
          {children}
        </Form>
      )}
    </Formik>
  )
}
