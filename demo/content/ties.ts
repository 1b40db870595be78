import type { DemoTown } from './types.ts'

const saved: Record<string, readonly string[]> = {
  lucia: [
    'huerto-cosecha',
    'huerto-compost',
    'patas-paseos',
    'faro-biblioteca',
    'puente-mentoria',
    'mare-figueirinha',
  ],
  mateo: ['huerto-escuela', 'barandillas-tandem', 'puente-pisos'],
  ines: ['faro-campamento', 'huerto-escuela', 'tecla-biblioteca', 'telon-radio'],
  amaia: ['puente-acompanar', 'faro-apoyo', 'kettle-calls'],
  samuel: ['barandillas-tandem', 'barandillas-boccia', 'puente-futbol', 'abrigo-enfermeria'],
  rocio: ['patas-obra', 'patas-acogida', 'ladeira-fotos', 'telon-carteles'],
  elvira: ['faro-ciencia', 'faro-mates', 'mare-aquario'],
  laia: ['abrigo-datos', 'tecla-visitas', 'mare-dados', 'heron-writer'],
  noor: ['puente-castellano', 'huerto-compost', 'telon-vestuario'],
  jorge: ['barandillas-boccia', 'mare-dados', 'huerto-semillas'],
  joana: ['mare-roazes', 'mare-redes', 'heron-curlew', 'heron-bog'],
  beatriz: ['mare-redes', 'mare-guias', 'ladeira-reforco'],
  caio: ['ladeira-horta', 'ladeira-cozinha', 'puente-futbol'],
  dandara: ['mare-video', 'ladeira-cozinha'],
  hannah: ['kettle-calls', 'kettle-driver', 'heron-hedges'],
  delroy: ['kettle-driver', 'kettle-calls', 'tecla-taller'],
  saoirse: ['heron-hedges', 'heron-bog', 'mare-roazes'],
  ruben: ['abrigo-pisos', 'puente-cocina'],
}

export const favourites: DemoTown['favourites'] = Object.entries(saved).flatMap(([volunteer, offers]) =>
  offers.map((offer) => ({ volunteer, offer })),
)

export const connections: DemoTown['connections'] = [
  { from: 'lucia', to: 'mateo', state: 'connected' },
  { from: 'ines', to: 'mateo', state: 'asked' },
  { from: 'lucia', to: 'bruno', state: 'blocked' },
  { from: 'mateo', to: 'huertoVivo', state: 'connected' },
  { from: 'amaia', to: 'fatou', state: 'connected' },
  { from: 'amaia', to: 'nekane', state: 'connected' },
  { from: 'unai', to: 'fatou', state: 'asked' },
  { from: 'samuel', to: 'pilar', state: 'connected' },
  { from: 'jorge', to: 'samuel', state: 'connected' },
  { from: 'noor', to: 'lucia', state: 'asked' },
  { from: 'valeria', to: 'lucia', state: 'connected' },
  { from: 'elvira', to: 'xoel', state: 'connected' },
  { from: 'joana', to: 'armando', state: 'connected' },
  { from: 'caio', to: 'jussara', state: 'connected' },
  { from: 'hannah', to: 'delroy', state: 'connected' },
  { from: 'oisin', to: 'saoirse', state: 'connected' },
]

/** Lucía wants to hear of gardens, once a day. */
export const savedSearches: DemoTown['savedSearches'] = [
  { volunteer: 'lucia', search: { query: 'huerto', country: 'ES' }, frequency: 'daily' },
]

export const marks: DemoTown['marks'] = [
  { account: 'lucia', post: 'puente-cocina', mark: 'saved' },
  { account: 'lucia', post: 'mare-praia', mark: 'saved' },
  { account: 'lucia', post: 'kettle-repair', mark: 'hidden' },
  { account: 'mateo', post: 'patas-bruma', mark: 'saved' },
  { account: 'huertoVivo', post: 'puente-cocina', mark: 'saved' },
]

export const mutes: DemoTown['mutes'] = [{ from: 'lucia', to: 'kettleLane' }]
