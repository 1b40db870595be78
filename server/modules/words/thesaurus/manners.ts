import type { Group } from './group.ts'

/** When and how one helps, and acts that say little without whom or what. Where nothing meets all of a search, these are missed least. */
export const manners: readonly Group[] = [
  {
    es: 'enseñar, enseñanza, profesores, profesora, profes, clases, clase, docente, maestros, educación, educar, formación, formadores, educador, monitores, monitora, alfabetización',
    pt: 'ensinar, professores, professora, profes, aulas, aula, docente, educação, educar, formação, formadores, ensino, educador, monitores, alfabetização, instrutor',
    en: 'teaching, teach, teacher, lessons, classes, class, education, educate, educator, training, trainer, instructor, literacy',
  },
  {
    es: 'cuidar, cuidados, cuidado, cuidadores, cuidadoras, respiro familiar',
    pt: 'cuidar, cuidados, cuidadores, cuidadoras, descanso do cuidador',
    en: 'care, caring, carers, caregivers, caregiving, respite',
  },
  {
    es: 'acompañar, acompañamiento, compañía, hacer compañía, visitas, visitar, soledad, solitarios, charlar',
    pt: 'acompanhar, acompanhamento, companhia, fazer companhia, visitas, visitar, solidão, sozinhos, solitários, conversar',
    en: 'companionship, companions, accompany, befriending, befriender, visiting, visit, visitors, loneliness, lonely, isolated, alone, company, visits, chat',
  },
  {
    es: 'repartir, reparto, entregar, distribuir, distribución',
    pt: 'distribuir, distribuição, entregar, entrega',
    en: 'distribute, distribution, deliver, delivery, hand out',
  },
  {
    es: 'clasificar, ordenar, empaquetar, almacén, clasificación, logística, inventario, mozo de almacén',
    pt: 'embalar, armazém, triagem, logística, inventário',
    en: 'sort, sorting, packing, pack, warehouse, logistics, inventory',
  },
  {
    es: 'pasear, paseo, paseos, paseador, paseadores, caminar, sacar a pasear',
    pt: 'passear, passeio, passeios, passeador, caminhar',
    en: 'walking, walk, walks, walker, walkers',
  },
  {
    es: 'en línea, online, a distancia, desde casa, en casa, remoto, en remoto, virtual, teletrabajo, telemático',
    pt: 'online, em linha, à distância, de casa, a partir de casa, em casa, remoto, virtual, home office, teletrabalho',
    en: 'online, remote, from home, work from home, home based, virtual, at home, remotely, home office',
    types: ['online'],
  },
  {
    es: 'fin de semana, fines de semana, finde, findes, sábados, domingos',
    pt: 'fim de semana, fins de semana, final de semana, finais de semana, sábados, domingos',
    en: 'weekend, weekends, saturdays, sundays',
  },
  {
    es: 'entre semana, días laborables, lunes, martes, miércoles, jueves, viernes',
    pt: 'durante a semana, dias úteis, dias de semana, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira',
    en: 'weekdays, weekday, mondays, tuesdays, wednesdays, thursdays, fridays',
  },
  { es: 'mañanas, por la mañana, matinal', pt: 'manhãs, de manhã, matinal', en: 'mornings, morning' },
  {
    es: 'tardes, por la tarde, por las tardes',
    pt: 'tardes, à tarde, de tarde',
    en: 'afternoons, afternoon, evenings, evening',
  },
  {
    es: 'noches, por la noche, nocturno, nocturnas',
    pt: 'noites, à noite, noturno, noturnas',
    en: 'nights, night, at night, overnight, evenings, evening',
  },
  { es: 'verano, veranos, vacaciones', pt: 'verão, férias de verão', en: 'summer, holidays, vacation' },
  {
    es: 'semanal, cada semana, una vez por semana',
    pt: 'semanal, toda semana, uma vez por semana',
    en: 'weekly, every week, once a week',
  },
  {
    es: 'puntual, un día, una jornada',
    pt: 'pontual, um dia',
    en: 'one off, one day, single day',
  },
  { es: 'presencial, en persona', pt: 'presencial', en: 'in person, on site, face to face' },
]
