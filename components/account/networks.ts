/** The places outside that a person may link to, by the field that holds the address. */
export const networks = [
  { field: 'facebook', name: 'Facebook' },
  { field: 'twitter', name: 'X (Twitter)' },
  { field: 'instagram', name: 'Instagram' },
  { field: 'linkedin', name: 'LinkedIn' },
] as const
