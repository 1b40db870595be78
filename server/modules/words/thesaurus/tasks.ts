import type { Group } from './group.ts'

/** What one does. */
export const tasks: readonly Group[] = [
  {
    es: 'cocinar, cocina, cocineros, comida, comedor, comedor social, comedores, menús',
    pt: 'cozinhar, cozinha, cozinheiros, comida, refeições, refeitório, marmitas, sopa',
    en: 'cooking, cook, kitchen, chef, meals, soup kitchen, soup',
    categories: ['feeding'],
  },
  {
    es: 'alimentos, alimentación, banco de alimentos, reparto de alimentos, comida, hambre',
    pt: 'alimentos, alimentação, banco alimentar, banco de alimentos, cestas básicas, comida, fome',
    en: 'food, food bank, foodbank, groceries, hunger, feeding, food parcels',
    categories: ['feeding'],
  },
  {
    es: 'programar, programación, código, programador, desarrollo de software, software, desarrollador',
    pt: 'programar, programação, código, programador, desenvolvimento de software, software',
    en: 'coding, code, programming, programmer, developer, software, software development',
    categories: ['computing'],
  },
  {
    es: 'informática, tecnología, ordenadores, computación, computadoras, digital, tecnologías',
    pt: 'informática, tecnologia, computadores, computação, digital',
    en: 'computing, computers, it, technology, tech, digital, ict',
    categories: ['computing', 'icts'],
  },
  {
    es: 'página web, páginas web, sitio web, desarrollo web, web',
    pt: 'site, página web, desenvolvimento web, web',
    en: 'website, web, web development, web page, webmaster',
  },
  {
    es: 'teléfono, móvil, móviles, celular, smartphone, llamadas',
    pt: 'telefone, telemóvel, celular, chamadas',
    en: 'phone, mobile, smartphone, telephone, calls',
  },
  {
    es: 'redes sociales, community manager, instagram, comunicación digital, marketing',
    pt: 'redes sociais, mídias sociais, gestor de redes, instagram, marketing',
    en: 'social media, community manager, instagram, social networks, marketing',
  },
  {
    es: 'diseño gráfico, diseño, diseñador, diseñar, carteles, logotipos, ilustración, maquetación',
    pt: 'design gráfico, design, designer, desenhar, cartazes, logótipos, ilustração',
    en: 'graphic design, design, designer, posters, logos, illustration',
    categories: ['design'],
  },
  {
    es: 'fotografía, fotógrafo, fotos, vídeo, cámara',
    pt: 'fotografia, fotógrafo, fotos, vídeo',
    en: 'photography, photographer, photos, pictures, video, camera',
  },
  {
    es: 'música, músicos, instrumentos, guitarra, coro, cantar, canto, orquesta',
    pt: 'música, músicos, instrumentos, violão, guitarra, coro, coral, cantar, orquestra',
    en: 'music, musicians, instruments, guitar, choir, sing, singing, orchestra',
  },
  {
    es: 'teatro, actores, interpretación, circo, payasos',
    pt: 'teatro, atores, circo, palhaços',
    en: 'theatre, theater, drama, acting, circus, clowns',
  },
  {
    es: 'arte, artes, pintura, manualidades, artistas, dibujo',
    pt: 'arte, artes, pintura, artesanato, artistas, desenho',
    en: 'art, arts, painting, crafts, artists, drawing',
    categories: ['culture-and-social-art'],
  },
  { es: 'baile, danza, bailar', pt: 'dança, dançar, balé', en: 'dance, dancing, ballet' },
  {
    es: 'deporte, deportes, deportivo, entrenador, entrenar, actividad física, ejercicio',
    pt: 'esporte, desporto, esportivo, desportivo, treinador, atividade física, exercício',
    en: 'sport, sports, coach, coaching, athletics, exercise, fitness',
    categories: ['sports'],
  },
  { es: 'fútbol, balompié, futbol sala', pt: 'futebol, futsal', en: 'football, soccer' },
  { es: 'baloncesto, básquet', pt: 'basquetebol, basquete', en: 'basketball' },
  { es: 'vela, navegar, barco', pt: 'vela, navegar, barco', en: 'sailing, sail, boat' },
  {
    es: 'refuerzo escolar, apoyo escolar, clases particulares, deberes, tareas escolares, clases de apoyo, repaso, tutorías',
    pt: 'reforço escolar, apoio escolar, explicações, aulas de reforço, aula de reforço, lição de casa, trabalhos de casa, deveres',
    en: 'homework, homework help, tutoring, tutor, after school, homework club, private lessons',
  },
  {
    es: 'enseñar, profesores, profesora, profes, clases, clase, docente, maestros, educación, educar, formación, educador',
    pt: 'ensinar, professores, professora, aulas, aula, docente, educação, educar, formação, ensino, educador',
    en: 'teaching, teach, teacher, lessons, classes, class, education, educate, training, instructor',
  },
  {
    es: 'escuela, colegio, colegios, cole, instituto, insti, escolar',
    pt: 'escola, colégio, escolar',
    en: 'school, schools, schooling',
  },
  {
    es: 'idiomas, lenguas, clases de español, castellano, conversación',
    pt: 'línguas, idiomas, aulas de português, conversação',
    en: 'languages, language classes, language exchange, conversation',
  },
  {
    es: 'inglés, clases de inglés',
    pt: 'inglês, aulas de inglês',
    en: 'english lessons, english teacher, esol',
  },
  { es: 'español, castellano', pt: 'espanhol, castelhano', en: 'spanish' },
  { es: 'matemáticas, mates', pt: 'matemática', en: 'maths, math, mathematics' },
  {
    es: 'mentoría, mentores, mentora, mentor',
    pt: 'mentoria, mentores',
    en: 'mentoring, mentor, mentorship',
  },
  {
    es: 'cuentos, cuentacuentos, contar cuentos, narración, historias',
    pt: 'contos, contar histórias, contação de histórias, hora do conto, histórias',
    en: 'storytelling, stories, story time, tales, storyteller',
  },
  {
    es: 'biblioteca, libros, lectura, leer',
    pt: 'biblioteca, livros, leitura, ler',
    en: 'library, books, reading, read',
  },
  { es: 'audiolibros', pt: 'audiolivros', en: 'audiobooks' },
  {
    es: 'traducción, traducir, traductores, traductora',
    pt: 'tradução, traduzir, tradutores',
    en: 'translation, translate, translator, translating',
  },
  { es: 'intérpretes, interpretación de lenguas', pt: 'intérpretes', en: 'interpreter, interpreting' },
  {
    es: 'abogados, abogada, jurídico, asesoría legal, asesoría jurídica, legal, leyes',
    pt: 'advogados, advogada, jurídico, assessoria jurídica, legal, apoio jurídico',
    en: 'lawyers, lawyer, legal, legal advice, solicitor, attorney, law',
    categories: ['advice'],
  },
  {
    es: 'asesoramiento, asesoría, orientación, consultoría',
    pt: 'aconselhamento, assessoria, orientação, consultoria',
    en: 'advice, advising, guidance, consulting, mentoring advice',
    categories: ['advice'],
  },
  {
    es: 'mediación, mediador, mediadora, conflictos',
    pt: 'mediação, mediador, conflitos',
    en: 'mediation, mediator, conflict resolution',
  },
  {
    es: 'acompañar, acompañamiento, compañía, visitas, soledad, visitar',
    pt: 'acompanhar, acompanhamento, companhia, visitas, solidão, visitar',
    en: 'companionship, accompany, befriending, visiting, loneliness, company, visits',
  },
  {
    es: 'escucha, escuchar, atención telefónica',
    pt: 'escuta, ouvir, atendimento telefónico',
    en: 'listening, listen, helpline',
  },
  {
    es: 'pasear, paseo, paseos, caminar',
    pt: 'passear, passeio, passeios, caminhar',
    en: 'walking, walk, walks, walker',
  },
  {
    es: 'cuidar, cuidados, cuidado, cuidadores',
    pt: 'cuidar, cuidados, cuidadores',
    en: 'care, caring, carers, caregivers',
  },
  {
    es: 'ropa, ropero, vestir, mantas, abrigo',
    pt: 'roupa, roupas, agasalhos, cobertores',
    en: 'clothes, clothing, blankets',
  },
  { es: 'costura, coser, tejer', pt: 'costura, costurar, tricô', en: 'sewing, sew, knitting' },
  {
    es: 'carpintería, bricolaje, reparar, arreglar, construcción',
    pt: 'carpintaria, bricolagem, reparar, consertar, construção',
    en: 'carpentry, woodwork, repair, repairs, building, handyman',
  },
  {
    es: 'conducir, conductor, transporte, chófer, furgoneta',
    pt: 'conduzir, motorista, transporte, carrinha, dirigir',
    en: 'driving, driver, transport, van',
  },
  {
    es: 'eventos, evento, fiestas, festival',
    pt: 'eventos, evento, festas, festival',
    en: 'events, event, festival, party',
  },
  {
    es: 'captación de fondos, recaudación, recaudar fondos, donaciones',
    pt: 'angariação de fundos, captação de recursos, doações, donativos',
    en: 'fundraising, fundraiser, donations, raise money',
  },
  {
    es: 'administración, administrativo, oficina, contabilidad, gestión',
    pt: 'administração, administrativo, escritório, contabilidade, gestão',
    en: 'administration, administrative, office, accounting, bookkeeping',
  },
  {
    es: 'en línea, online, a distancia, desde casa, remoto, virtual, teletrabajo',
    pt: 'online, em linha, à distância, de casa, remoto, virtual',
    en: 'online, remote, from home, virtual, at home, remotely',
  },
  {
    es: 'fin de semana, fines de semana, finde, sábados, domingos',
    pt: 'fim de semana, fins de semana, sábados, domingos',
    en: 'weekend, weekends, saturdays, sundays',
  },
]
