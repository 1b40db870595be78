import { listCountries } from '#server/modules/account/listCountries.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listCountries })
