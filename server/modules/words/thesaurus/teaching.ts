import type { Group } from './group.ts'

/** Teaching, learning, languages and reading. */
export const teaching: readonly Group[] = [
  {
    es: 'refuerzo escolar, apoyo escolar, apoyo al estudio, clases particulares, deberes, tareas escolares, clases de apoyo, clases de refuerzo, repaso, tutorías, ayuda con los deberes, extraescolares, fracaso escolar',
    pt: 'reforço escolar, apoio escolar, apoio ao estudo, explicações, explicador, aulas de reforço, aula de reforço, aulas particulares, lição de casa, dever de casa, tarefa escolar, trabalhos de casa, deveres, TPC, sala de estudo, ATL',
    en: 'homework, homework help, homework club, tutoring, tutor, tutors, after school, private lessons, study support, study help',
    within: ['childhood-youth-and-family'],
  },
  {
    es: 'escuela, colegio, colegios, cole, instituto, insti, escolar, alumnos, estudiantes, primaria, secundaria',
    pt: 'escola, colégio, escolar, alunos, estudantes, ensino básico, ensino médio',
    en: 'school, schools, schooling, pupils, students, primary school, high school, secondary school',
  },
  {
    es: 'universidad, selectividad, examen de acceso, preparar exámenes, oposiciones',
    pt: 'universidade, faculdade, vestibular, pré-vestibular, ENEM, cursinho, exames nacionais',
    en: 'university, college, entrance exams, exams, exam preparation',
  },
  {
    es: 'ciencias, física, química, biología',
    pt: 'ciências, física, química, biologia',
    en: 'physics, chemistry, biology, stem',
  },
  {
    es: 'idiomas, lenguas, clases de español, castellano, conversación, intercambio de idiomas, clases de idiomas',
    pt: 'línguas, idiomas, aulas de português, conversação, aulas de línguas, aulas de idiomas, português para estrangeiros',
    en: 'languages, language classes, language lessons, language exchange, conversation, language teacher',
  },
  {
    es: 'inglés, clases de inglés, profesor de inglés',
    pt: 'inglês, aulas de inglês, professor de inglês',
    en: 'english, english lessons, english classes, english conversation, english teacher, teach english, tefl',
  },
  {
    es: 'español, castellano, clases de español',
    pt: 'espanhol, castelhano, aulas de espanhol',
    en: 'spanish, spanish lessons',
  },
  {
    es: 'portugués, clases de portugués',
    pt: 'português, aulas de português, português para estrangeiros',
    en: 'portuguese, portuguese lessons',
  },
  { es: 'francés', pt: 'francês', en: 'french' },
  { es: 'alemán', pt: 'alemão', en: 'german' },
  { es: 'árabe', pt: 'árabe', en: 'arabic' },
  {
    es: 'clases para extranjeros, español para extranjeros',
    pt: 'aulas para estrangeiros, português para estrangeiros',
    en: 'esol, esl, english for speakers of other languages, language for refugees',
    within: ['immigration-refuge-and-asylum'],
  },
  {
    es: 'matemáticas, mates, álgebra, cálculo',
    pt: 'matemática, matemáticas, álgebra',
    en: 'maths, math, mathematics, numeracy, algebra',
  },
  {
    es: 'mentoría, mentores, mentora, mentor, mentorizar, tutelar, referente, coaching, hermano mayor',
    pt: 'mentoria, mentores, mentora, mentorar, tutor, padrinho, apadrinhamento, coaching',
    en: 'mentoring, mentor, mentors, mentorship, mentee, role model, coaching, big brother, buddy',
  },
  {
    es: 'cuentos, cuentacuentos, contar cuentos, narración, narradores, historias, leyendas',
    pt: 'contos, contar histórias, contação de histórias, contador de histórias, hora do conto, histórias',
    en: 'storytelling, stories, story time, storytime, tales, storyteller, fairy tales, read aloud',
  },
  {
    es: 'biblioteca, bibliotecarios, libros, lectura, lectores, leer, club de lectura, novelas, literatura',
    pt: 'biblioteca, bibliotecários, livros, leitura, leitores, ler, clube de leitura, romances, literatura',
    en: 'library, librarians, books, reading, read, readers, reading group, book club, novels, literature',
  },
  {
    es: 'audiolibros, audiolibro, lectura en voz alta',
    pt: 'audiolivros, audiolivro, audiobooks, leitura em voz alta',
    en: 'audiobooks, audiobook, talking books, read aloud',
  },
  {
    es: 'traducción, traducir, traductores, traductora, corrección de textos, revisar textos',
    pt: 'tradução, traduzir, tradutores, tradutora, revisão de textos, legendagem',
    en: 'translation, translate, translator, translators, translating, proofreading, proofreader, subtitles',
  },
  {
    es: 'intérpretes, interpretación de lenguas, intérprete',
    pt: 'intérpretes, interpretação de línguas',
    en: 'interpreter, interpreters, interpreting',
  },
  {
    es: 'redacción, redactores, redactar, escribir, escritura, periodismo, periodistas, blog, artículos',
    pt: 'redação, redatores, redigir, escrever, escrita, jornalismo, jornalistas, blog, artigos',
    en: 'writing, writers, write, copywriting, copywriter, journalism, journalists, blog, articles, editor',
  },
  { es: 'talleres, tallerista', pt: 'oficinas, oficineiro, workshops', en: 'workshops' },
]
