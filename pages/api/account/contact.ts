import { contactOperator } from '#server/modules/account/contactOperator.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: contactOperator })
