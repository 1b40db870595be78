import { contactOperator } from '#server/account/contactOperator.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: contactOperator })
