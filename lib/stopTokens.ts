/** How a token begins that stops all mails to an address; others name an account and a kind of mail. */
export const addressTokenPrefix = 'address.'

export const isAddressToken = (token: string): boolean => token.startsWith(addressTokenPrefix)
