/** The prefix of tokens that stop all emails to an address; others contain an account and a topic. */
export const addressTokenPrefix = 'address.'

export const isAddressToken = (token: string): boolean => token.startsWith(addressTokenPrefix)
