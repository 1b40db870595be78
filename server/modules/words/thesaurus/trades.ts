import type { Group } from './group.ts'

/** Trades and professions, and what they do. */
export const trades: readonly Group[] = [
  {
    es: 'periodistas, periodismo, reporteros, reportajes, revista, noticias',
    pt: 'jornalistas, jornalismo, repórteres, reportagens, revista, notícias',
    en: 'journalists, journalism, reporters, reporter, press, magazine, news',
  },
  {
    es: 'locutores, locución, radio, emisora, podcast',
    pt: 'locutores, locução, rádio, emissora, podcast',
    en: 'radio presenter, presenters, broadcasting, radio, podcast',
  },
  {
    es: 'coordinadores, coordinar, coordinación, coordinador de voluntarios, recursos humanos, RRHH',
    pt: 'coordenadores, coordenar, coordenação, coordenador de voluntários, gestor de voluntários, recursos humanos',
    en: 'coordinators, coordinate, coordination, volunteer manager, volunteer coordinator, human resources, HR, recruiter',
  },
  {
    es: 'pintores, pintar, pintar paredes, brocha',
    pt: 'pintores, pintar, pintar paredes, pinturas',
    en: 'painters, painting walls, paint, decorators, decorating',
  },
  { es: 'electricistas, electricidad', pt: 'eletricistas, eletricidade', en: 'electricians, electrical' },
  {
    es: 'fontaneros, fontanería, plomeros, grifos',
    pt: 'canalizadores, encanadores, encanamento, torneiras',
    en: 'plumbers, plumbing, taps',
  },
  {
    es: 'albañiles, albañilería, tejados',
    pt: 'pedreiros, alvenaria, telhados',
    en: 'bricklayers, masonry, roofing, roofs',
  },
  {
    es: 'arquitectos, arquitectura, aparejadores',
    pt: 'arquitetos, arquitetura',
    en: 'architects, architecture',
  },
  { es: 'ingenieros, ingeniería', pt: 'engenheiros, engenharia', en: 'engineers, engineering' },
  {
    es: 'trabajadores sociales, trabajo social, educadores sociales, educación social',
    pt: 'assistentes sociais, assistência social, serviço social, educadores sociais',
    en: 'social workers, social work, youth workers',
  },
  {
    es: 'logopedas, logopedia, foniatras',
    pt: 'terapeutas da fala, fonoaudiólogos, fonoaudiologia',
    en: 'speech therapists, speech therapy',
  },
  {
    es: 'nutricionistas, dietistas, nutrición',
    pt: 'nutricionistas, dietistas, nutrição',
    en: 'nutritionists, dietitians, nutrition',
  },
  { es: 'matronas, parteras, doulas', pt: 'parteiras, doulas, obstetras', en: 'midwives, midwife, doulas' },
  {
    es: 'ópticos, gafas, oculistas, optometristas, oftalmólogos',
    pt: 'óticos, óculos, oculistas, oftalmologistas',
    en: 'opticians, glasses, spectacles, eye tests, eye care',
  },
  {
    es: 'secretarias, recepcionistas, recepción',
    pt: 'secretárias, rececionistas, recepcionistas, receção',
    en: 'secretaries, receptionists, front desk',
  },
  {
    es: 'camareros, meseros, servir mesas',
    pt: 'garçons, empregados de mesa, servir à mesa',
    en: 'waiters, waitresses, serving tables',
  },
  { es: 'panaderos, panadería, pan', pt: 'padeiros, padaria, pão', en: 'bakers, bakery, bread' },
  {
    es: 'pescadores, pesca, redes de pesca',
    pt: 'pescadores, pesca, redes de pesca',
    en: 'fishermen, fishing, fishers',
  },
  {
    es: 'pastores, rebaños, esquilar, pastoreo',
    pt: 'pastores, rebanhos, tosquiar, pastoreio',
    en: 'shepherds, flocks, shearing, herding',
  },
  {
    es: 'soldadores, herreros, soldadura',
    pt: 'soldadores, ferreiros, serralheiros, soldadura',
    en: 'welders, welding, blacksmiths',
  },
  {
    es: 'policías, guardias, seguridad, vigilantes',
    pt: 'polícias, guardas, segurança, vigilantes',
    en: 'police, guards, security, wardens',
  },
  {
    es: 'músicos, bandas de música, solistas',
    pt: 'músicos, bandas, solistas',
    en: 'musicians, bands, band',
  },
  {
    es: 'escritores, escritoras, poetas, poesía, poemas',
    pt: 'escritores, escritoras, poetas, poesia, poemas',
    en: 'authors, poets, poetry, poems',
  },
  {
    es: 'historiadores, historiadora, archivos históricos',
    pt: 'historiadores, historiadora, arquivos históricos',
    en: 'historians, archives, archivist',
  },
  {
    es: 'geólogos, biólogos, biología',
    pt: 'geólogos, biólogos, biologia',
    en: 'geologists, biologists, biology',
  },
  { es: 'economistas, economía', pt: 'economistas, economia', en: 'economists, economics' },
  {
    es: 'publicistas, relaciones públicas, protocolo',
    pt: 'publicitários, relações públicas, assessoria de imprensa',
    en: 'public relations, PR officer, publicists',
  },
  {
    es: 'presentadores, oradores, ponentes, conferencias',
    pt: 'apresentadores, oradores, palestrantes, conferências',
    en: 'speakers, public speaking, presenters, conferences',
  },
  {
    es: 'teleoperadores, telefonistas, centralita, contestar llamadas',
    pt: 'telefonistas, operadores, atender chamadas, atender telefonemas',
    en: 'call handlers, switchboard, answer calls, telephonist',
  },
  {
    es: 'carteros, mensajeros, mensajería',
    pt: 'carteiros, estafetas, entregadores',
    en: 'couriers, postmen, messengers',
  },
  {
    es: 'mentores deportivos, árbitros, arbitrar',
    pt: 'árbitros, arbitrar, juízes de prova',
    en: 'referees, referee, umpires',
  },
  {
    es: 'funcionarios, ayuntamiento, voluntariado municipal',
    pt: 'funcionários públicos, câmara municipal, prefeitura, junta de freguesia',
    en: 'civil servants, town hall, city council, council',
  },
  {
    es: 'investigadores, encuestas, encuestadores, cuestionarios',
    pt: 'investigadores, inquéritos, pesquisas, questionários',
    en: 'researchers, surveys, questionnaires, interviewers',
  },
  {
    es: 'pelucas, peluca, melenas, extensiones de pelo',
    pt: 'perucas, peruca',
    en: 'wigs, wig, hair donation',
  },
  {
    es: 'vista, exámenes de la vista, revisión de la vista, graduar la vista, ojos',
    pt: 'visão, exame de vista, rastreios de visão, rastreio visual, olhos',
    en: 'eye tests, eye exams, vision, eyesight, vision screening, eyes',
  },
  {
    es: 'cribado, cribados, revisiones médicas, prevención',
    pt: 'rastreios, rastreio, check-up, prevenção',
    en: 'screening, screenings, health checks, prevention',
  },
  {
    es: 'acomodadores, taquilla, taquilleros, porteros, ujieres, recibir al público',
    pt: 'arrumadores, bilheteira, bilheteria, porteiros, lanterninhas, receber o público',
    en: 'ushers, usher, box office, ticketing, doormen, front of house, stewards',
  },
  {
    es: 'educación de adultos, educación para adultos, alfabetización de adultos, enseñar a leer y escribir',
    pt: 'educação de adultos, EJA, educação de jovens e adultos, alfabetização de adultos, ensinar a ler e escrever',
    en: 'adult education, adult literacy, adult learners, teach adults to read',
  },
]
