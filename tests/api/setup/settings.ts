/** Every field of the settings, with this word in each text field. */
export const getSettings = (name: string, word: string) => ({
  name,
  country: 'ES',
  state: word,
  city: word,
  phone: '+34 612 345 678',
  age: 30,
  sex: 'female',
  ong_id: 'G99999999',
  privacy: true,
  config: {
    about: `I am ${word}`,
    categories: 'environment',
    work_shift: 'mon-a',
    facebook: `https://facebook.example/${word}`,
    twitter: `https://twitter.example/${word}`,
    instagram: `https://instagram.example/${word}`,
    linkedin: `https://linkedin.example/${word}`,
    website: `https://${word}.example`,
  },
})
