/** The external profiles that an account may link to, by the field of the address. */
export const networks = [
  { field: 'facebook', name: 'Facebook' },
  { field: 'twitter', name: 'X (Twitter)' },
  { field: 'instagram', name: 'Instagram' },
  { field: 'linkedin', name: 'LinkedIn' },
] as const
