import type { Language } from '#contracts/lists.ts'
import type { JudgedSearch } from './searches.ts'

/** Accounts of the judged searches: id, kind, name, place, interests and text. */
const rows = `
patitas | organisation | Patitas de Turia | València, Comunitat Valenciana, ES | environment | Protectora que busca casa a perros y gatos abandonados.
huerto | organisation | Huerto Vivo | València, Comunitat Valenciana, ES | environment community-work | Cuidamos huertos urbanos con el vecindario.
abrazo | organisation | Abrazo Mayor | A Coruña, Galicia, ES | social-service | Acompañamos a personas mayores que viven solas.
acollida | organisation | Acollida | Barcelona, Catalunya, ES | migration justice | Orientación legal para refugiados.
bihotza | organisation | Bihotza | Donostia, Euskadi, ES | healthcare | Campañas de donación de sangre.
cuerdas | organisation | Cuerdas del Barrio | Sevilla, Andalucía, ES | culture-art | Clases de guitarra y orquesta para adolescentes.
olla | organisation | Olla Común | Sevilla, Andalucía, ES | social-service | Comedor social abierto todos los días.
bits | organisation | Bits Solidaris | Barcelona, Catalunya, ES | tecnology | Reparamos ordenadores y enseñamos programación.
patas | organisation | Patas Felizes | Lisboa, Lisboa, PT | environment | Canil municipal: cães à espera de família.
horta | organisation | Horta da Graça | Lisboa, Lisboa, PT | environment | Horta comunitária onde se semeia e colhe.
onda | organisation | Onda Verde | Porto, Porto, PT | environment | Limpeza de praias e do mar.
abrigo | organisation | Porto de Abrigo | Lisboa, Lisboa, PT | migration | Aulas de português para quem acaba de chegar.
prato | organisation | Prato Cheio | Rio de Janeiro, Rio de Janeiro, BR | social-service | Marmitas para pessoas em situação de rua.
pipa | organisation | Pipa no Céu | São Paulo, São Paulo, BR | education | Reforço escolar para crianças da periferia.
berimbau | organisation | Berimbau | Salvador, Bahia, BR | culture-art sports | Roda de capoeira para adolescentes.
codigo | organisation | Código Aberto | São Paulo, São Paulo, BR | tecnology education | Ensinamos a programar aos sábados.
tails | organisation | Happy Tails | Leeds, England, GB | environment | A rescue shelter for dogs and cats.
kettle | organisation | Kettle Lane | London, England, GB | social-service | Tea and company for older neighbours.
plate | organisation | Full Plate | London, England, GB | social-service | A food bank run by its neighbours.
openline | organisation | Open Line | Dublin, Leinster, IE | healthcare | A helpline for mental health.
goals | organisation | Fair Goals | Dublin, Leinster, IE | sports | Football for girls and boys.
lucia | volunteer | Lucía Ferrer | Valencia, Comunitat Valenciana, ES | environment education | Jardinera y madrugadora.
mateo | volunteer | Mateo Núñez | Zaragoza, Aragón, ES | tecnology | Programador jubilado que arregla móviles.
ines | volunteer | Inês Carvalho | Coimbra, Coimbra, PT | healthcare | Enfermeira nas horas livres.
thiago | volunteer | Thiago Araújo | Salvador, Bahia, BR | culture-art | Toco violão e conto histórias.
grace | volunteer | Grace O’Malley | Dublin, Leinster, IE | migration | I translate from Spanish and Portuguese.
`

export const accounts = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', kind = '', name = '', place = '', interests = '', about = ''] = row.split(' | ')
    const [city = '', state = '', country = ''] = place.split(', ')
    return { id, provider: kind === 'organisation', name, city, state, country, interests, about }
  })

const animals = ['patitas', 'patas', 'tails']
const gardens = ['huerto', 'horta', 'lucia']
const elders = ['abrazo', 'kettle']
const refugees = ['acollida', 'abrigo']
const health = ['bihotza', 'openline', 'ines']
const food = ['olla', 'prato', 'plate']
const coding = ['bits', 'codigo', 'mateo']
const music = ['cuerdas', 'thiago', 'berimbau']

export const accountSearches: Record<Language, readonly JudgedSearch[]> = {
  es: [
    ['perros', animals],
    ['animales valencia', ['patitas']],
    ['huertos', gardens],
    ['huerto lisboa', ['horta']],
    ['ancianos', elders],
    ['la coruña', ['abrazo']],
    ['refugiados', refugees],
    ['sanidad', health],
    ['san sebastian', ['bihotza']],
    ['guitara', music],
    ['programacion', coding],
    ['lucia ferer', ['lucia']],
    ['NUÑEZ', ['mateo']],
    ['come', food],
    ['jardinero', gardens],
  ],
  en: [
    ['dogs', animals],
    ['dog leeds', ['tails']],
    ['gardening', gardens],
    ['elderly', elders],
    ['refugees', refugees],
    ['food bank', food],
    ['health', health],
    ['lisbon', ['patas', 'horta', 'abrigo']],
    ['coding', coding],
    ['kettel lane', ['kettle']],
    ['footbal', ['goals']],
    ['translator', ['grace']],
    ['grace omalley', ['grace']],
    ['seville', ['cuerdas', 'olla']],
  ],
  br: [
    ['cachorros', animals],
    ['marmita', food],
    ['idosos', elders],
    ['capoeira', ['berimbau']],
    ['violão', music],
    ['programar', coding],
    ['sao paulo', ['pipa', 'codigo']],
    ['reforco escolar', ['pipa']],
    ['tiago araujo', ['thiago']],
    ['horta', gardens],
  ],
  pt: [
    ['cães', animals],
    ['cao lisboa', ['patas']],
    ['hortas', gardens],
    ['praia', ['onda']],
    ['mar porto', ['onda']],
    ['enfermeiros', ['ines', 'bihotza', 'openline']],
    ['ines', ['ines']],
    ['idosas', elders],
    ['refugiadas', refugees],
    ['lisbo', ['patas', 'horta', 'abrigo']],
  ],
}
