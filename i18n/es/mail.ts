/** What our mails say, by the room that writes them. */
export default {
  account: {
    validate: {
      subject: 'Confirma tu cuenta de {brand}',
      preview: 'Un clic y tu cuenta queda lista.',
      heading: 'Solo falta un paso',
      body: 'Confirma que esta dirección es tuya y podrás empezar a participar.',
      button: 'Confirmar mi cuenta',
      aside:
        'El enlace sirve una sola vez durante 48 horas. Si no te has registrado, no hagas nada: la cuenta se borrará sola.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      preview: 'El enlace sirve durante una hora.',
      heading: 'Aquí puedes elegir otra contraseña',
      body: 'Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela con este botón.',
      button: 'Elegir contraseña',
      aside:
        'El enlace sirve una sola vez durante una hora. Si no la has pedido tú, tu contraseña sigue siendo la misma.',
    },
    ownData: {
      subject: 'Tus datos: llévatelos o bórralos',
      preview: 'El enlace sirve una vez, durante 24 horas.',
      heading: 'Tus datos son tuyos',
      body: 'Tu cuenta está suspendida. Con este botón puedes llevarte lo que guardamos de ti o borrarlo.',
      button: 'Ir a mis datos',
      aside: 'El enlace sirve una sola vez, durante 24 horas. Si no lo has pedido, no cambia nada.',
    },
    changeEmail: {
      subject: 'Confirma tu nueva dirección de correo',
      preview: 'A partir de ahí te escribiremos aquí.',
      heading: '¿Es esta tu nueva dirección?',
      body: 'Has pedido usar esta dirección en tu cuenta de {brand}. El cambio se hará cuando la confirmes.',
      button: 'Confirmar la dirección',
      aside: 'El enlace sirve una sola vez durante 24 horas. Si no lo has pedido tú, no hagas nada.',
    },
    emailChanging: {
      subject: 'Se ha pedido cambiar tu dirección de correo',
      preview: 'Si no has sido tú, puedes pararlo durante siete días.',
      heading: 'Hola, {name}: tu cuenta va a cambiar de dirección',
      body: 'Se ha pedido que tu cuenta use la dirección {email}. El cambio se hará cuando se confirme desde allí, y hemos cerrado tu sesión en los demás dispositivos. Si no has sido tú, páralo con este botón.',
      button: 'Parar el cambio',
      aside:
        'El botón sirve siete días, también cuando el cambio ya esté hecho. Si lo has pedido tú, no tienes que hacer nada.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      preview: 'Si no has sido tú, puedes ponerle remedio durante siete días.',
      heading: 'Hola, {name}: tu cuenta tiene otra contraseña',
      body: 'La contraseña de tu cuenta de {brand} acaba de cambiar, y las demás sesiones se han cerrado. Si no has sido tú, dínoslo con este botón.',
      button: 'No he sido yo',
      aside:
        'El botón sirve una sola vez, durante siete días: cierra todas las sesiones y te deja elegir otra contraseña. Si has sido tú, no tienes que hacer nada.',
    },
    newDevice: {
      subject: 'Alguien ha entrado en tu cuenta desde otro dispositivo',
      preview: 'Si no has sido tú, puedes ponerle remedio durante siete días.',
      heading: 'Hola, {name}: hay un dispositivo nuevo en tu cuenta',
      body: 'Acaban de iniciar sesión en tu cuenta de {brand} desde un dispositivo que no conocíamos. Esto es lo que sabemos de él: {device}. Si no has sido tú, dínoslo con este botón.',
      button: 'No he sido yo',
      aside:
        'El botón sirve una sola vez, durante siete días: cierra todas las sesiones y te deja elegir otra contraseña. Si has sido tú, no tienes que hacer nada.',
      unknown: 'nada',
    },
    googleLinked: {
      subject: 'Tu cuenta está unida a una cuenta de Google',
      preview: 'Si no has sido tú, puedes ponerle remedio durante siete días.',
      heading: 'Hola, {name}: ahora puedes entrar con Google',
      body: 'Acaban de entrar en tu cuenta de {brand} con Google por primera vez, con esta misma dirección. Desde ahora se puede entrar así, además de con la contraseña. Si no has sido tú, dínoslo con este botón.',
      button: 'No he sido yo',
      aside:
        'El botón sirve una sola vez, durante siete días: cierra todas las sesiones y te deja elegir otra contraseña. Si has sido tú, no tienes que hacer nada.',
    },
    tokenReused: {
      subject: 'Hemos cerrado una sesión de tu cuenta',
      preview: 'Si no has sido tú, puedes ponerle remedio durante siete días.',
      heading: 'Hola, {name}: hemos cerrado una de tus sesiones',
      body: 'La llave de una de tus sesiones en {brand} se ha usado dos veces. Puede ser un fallo de la conexión o que alguien la haya copiado, y por eso hemos cerrado esa sesión. Si no reconoces lo que ha pasado en tu cuenta, dínoslo con este botón.',
      button: 'No he sido yo',
      aside:
        'El botón sirve una sola vez, durante siete días: cierra todas las sesiones y te deja elegir otra contraseña. Si has sido tú, no tienes que hacer nada.',
    },
  },
  contact: {
    subject: 'Contacto: {subject}',
    heading: 'Nos escriben desde la página de contacto',
    from: 'Dice llamarse {name}.',
    button: 'Responder',
    aside: 'Contesta a este correo y tu respuesta llegará a {email}.',
  },
  friends: {
    invitation: {
      subject: '{other} te invita a {brand}',
      preview: 'Voluntariado cerca de ti, con gente que ya conoces.',
      heading: '{other} quiere compartir {brand} contigo',
      body: '{brand} reúne a personas voluntarias y organizaciones sin ánimo de lucro. Crea tu cuenta y estaréis conectados desde el primer día.',
      button: 'Aceptar la invitación',
      aside:
        'Te escribimos porque {other} nos dio tu dirección, y no la guardamos. Si no te interesa, no hagas nada.',
    },
  },
  applications: {
    applied: {
      subject: '{other} se ha apuntado a «{job}»',
      preview: 'Mira sus respuestas y decide cuando quieras.',
      heading: 'Hola, {name}: tienes una nueva candidatura',
      body: '{other} quiere participar en «{job}» y ha respondido a tus preguntas.',
      button: 'Ver la candidatura',
      aside: 'También la encontrarás en tus mensajes de Brota.',
    },
    withdrawn: {
      subject: '{other} ha retirado su candidatura para «{job}»',
      preview: 'No tienes que hacer nada.',
      heading: 'Hola, {name}: alguien se ha retirado',
      body: '{other} ya no puede participar en «{job}» y ha retirado su candidatura.',
      button: 'Ver las demás candidaturas',
      aside: 'No tienes que hacer nada.',
    },
    accepted: {
      subject: '¡Te han aceptado en «{job}»!',
      preview: '{other} cuenta contigo.',
      heading: '¡Enhorabuena, {name}!',
      body: '{other} te ha aceptado en «{job}». Desde hoy formas parte de su voluntariado.',
      button: 'Ver la oferta',
      aside: 'Si tus planes han cambiado, avisa a la organización cuanto antes.',
    },
    refused: {
      subject: 'Tu solicitud para «{job}»',
      preview: 'Esta vez no ha podido ser.',
      heading: 'Hola, {name}: esta vez no ha podido ser',
      body: '{other} no te ha seleccionado para «{job}». Gracias por ofrecer tu tiempo: hay otras organizaciones que lo necesitan.',
      button: 'Ver ofertas parecidas',
      aside: 'Una negativa suele deberse al número de plazas, no a ti.',
    },
    closed: {
      subject: '«{job}» ya no admite solicitudes',
      preview: 'Tu solicitud sigue en pie.',
      heading: 'Hola, {name}: la oferta se ha cerrado',
      body: '{other} ha cerrado «{job}». Tu solicitud sigue en pie y todavía pueden responderte.',
      button: 'Ver la oferta',
      aside: 'No tienes que hacer nada.',
    },
    deleted: {
      subject: '«{job}» se ha retirado',
      preview: '{other} ya no ofrece este voluntariado.',
      heading: 'Hola, {name}: la oferta ya no existe',
      body: '{other} ha retirado «{job}», y con ella tu solicitud. Sentimos las molestias.',
      button: 'Ver ofertas parecidas',
      aside: 'No tienes que hacer nada.',
    },
    gone: {
      subject: 'Ya no existe una oferta a la que te apuntaste',
      preview: 'La organización ha cerrado su cuenta.',
      heading: 'Hola, {name}: una oferta ya no existe',
      body: 'Una organización a la que te habías apuntado ha cerrado su cuenta. Con ella se han ido sus ofertas y también tu solicitud. Sentimos las molestias.',
      button: 'Buscar otras ofertas',
      aside: 'No tienes que hacer nada.',
    },
    message: 'Hola, me he apuntado a «{job}».',
    table: {
      name: 'Nombre',
      city: 'Ciudad',
      country: 'País',
      status: 'Estado',
      createdAt: 'Enviada',
      decidedAt: 'Decidida',
      pending: 'Pendiente',
      accepted: 'Aceptada',
      refused: 'Rechazada',
    },
  },
  news: {
    heading: 'Hola, {name}',
    likes: {
      subject: 'A {other} le gusta tu publicación',
      body: 'A {other} le gusta algo que has publicado en {brand}.',
      button: 'Ver la publicación',
    },
    'like-comment': {
      subject: 'A {other} le gusta tu comentario',
      body: 'A {other} le gusta un comentario tuyo en {brand}.',
      button: 'Ver la conversación',
    },
    comments: {
      subject: '{other} ha comentado tu publicación',
      body: '{other} ha comentado algo que has publicado en {brand}.',
      button: 'Leer el comentario',
    },
    mention: {
      subject: '{other} te ha mencionado',
      body: '{other} te ha mencionado en una publicación de {brand}.',
      button: 'Ver la publicación',
    },
    asked: {
      subject: '{other} quiere conectar contigo',
      body: '{other} te ha enviado una solicitud de conexión. Puedes aceptarla o rechazarla desde su perfil.',
      button: 'Ver su perfil',
    },
    accepted: {
      subject: '{other} ha aceptado tu solicitud',
      body: 'Ya estáis conectados: verás lo que {other} publica y podéis escribiros.',
      button: 'Ver su perfil',
    },
  },
  messages: {
    subject: '{total, plural, one {{other} te ha escrito} other {{other} te ha escrito # mensajes}}',
    body: '{total, plural, one {Un mensaje de {other} te espera} other {# mensajes de {other} te esperan}} en {brand}.',
    button: 'Leer y responder',
  },
  moderation: {
    heading: 'Hola, {name}',
    greeting: 'Hola',
    rule: 'La norma: {rule}.',
    appeal: 'Reclamar',
    see: 'Ver la decisión',
    open: 'Ir a {brand}',
    aside: 'Puedes reclamar una sola vez, durante 30 días. Lo leerá una persona.',
    warn: {
      subject: 'Una advertencia del equipo de moderación',
      body: 'Algo que has hecho en {brand} rompe las normas de la comunidad. Por ahora es solo una advertencia: si se repite, podemos suspender tu cuenta.',
    },
    remove: {
      subject: 'Hemos retirado algo que publicaste',
      body: 'Hemos retirado algo que publicaste en {brand} porque rompe las normas de la comunidad. Nadie más lo ve.',
    },
    suspend: {
      subject: 'Tu cuenta de {brand} está suspendida',
      body: 'Hemos suspendido tu cuenta: no puedes entrar y nadie ve tu perfil ni lo que has publicado.',
    },
    restore: {
      subject: 'Lo que publicaste vuelve a estar visible',
      body: 'Lo hemos revisado otra vez y lo que habíamos retirado vuelve a estar donde estaba. Perdona las molestias.',
    },
    lift: {
      subject: 'Tu cuenta vuelve a estar activa',
      body: 'Hemos levantado la suspensión de tu cuenta. Ya puedes entrar de nuevo.',
    },
    granted: {
      subject: 'Hemos aceptado tu reclamación',
      body: 'Tenías razón: hemos deshecho la decisión. Perdona las molestias y gracias por escribirnos.',
    },
    rejected: {
      subject: 'Respuesta a tu reclamación',
      body: 'Hemos leído con calma lo que nos has escrito y mantenemos la decisión.',
    },
    verified: {
      subject: 'Tu organización está verificada',
      body: 'Hemos revisado vuestra documentación. Desde hoy vuestro perfil lleva la marca de organización verificada.',
    },
    notVerified: {
      subject: 'Sobre la verificación de tu organización',
      body: 'Hemos revisado vuestra documentación y, de momento, vuestro perfil no lleva la marca de organización verificada. Podéis enviarla de nuevo desde los ajustes.',
    },
  },
  digest: {
    subject: 'Tu resumen de {brand}',
    heading: 'Buenos días, {name}',
    body: 'Esto ha pasado desde ayer y aún no lo has visto:',
    button: 'Verlo todo',
    aside: 'Te mandamos un resumen al día como mucho, y solo si hay novedades.',
    lines: {
      likes: '{total, plural, one {Un me gusta en lo que publicas} other {# me gusta en lo que publicas}}',
      'like-comment':
        '{total, plural, one {Un me gusta en tus comentarios} other {# me gusta en tus comentarios}}',
      comments: '{total, plural, one {Un comentario nuevo} other {# comentarios nuevos}}',
      mention: '{total, plural, one {Una mención} other {# menciones}}',
      friends: '{total, plural, one {Una novedad de tus conexiones} other {# novedades de tus conexiones}}',
      jobs: '{total, plural, one {Una novedad de ofertas y solicitudes} other {# novedades de ofertas y solicitudes}}',
      messages:
        '{total, plural, one {Una conversación con mensajes sin leer} other {# conversaciones con mensajes sin leer}}',
      moderation: '{total, plural, one {Una decisión de moderación} other {# decisiones de moderación}}',
    },
  },
  stop: {
    likes: 'No recibir más correos sobre los me gusta',
    'like-comment': 'No recibir más correos sobre los me gusta en comentarios',
    comments: 'No recibir más correos sobre los comentarios',
    mention: 'No recibir más correos sobre las menciones',
    friends: 'No recibir más correos sobre las conexiones',
    jobs: 'No recibir más correos sobre ofertas y solicitudes',
    messages: 'No recibir más correos sobre los mensajes sin leer',
    moderation: 'No recibir más correos sobre las decisiones de moderación',
    address: 'No volver a recibir invitaciones ni otros correos de {brand}',
  },
  export: {
    readMeName: 'LEEME.txt',
    readMe:
      'Esto es todo lo que {brand} guarda de ti.\n\nCada archivo .json corresponde a una parte del sitio: tu cuenta, tus conexiones, publicaciones, mensajes, ofertas y solicitudes, avisos, correos y archivos. En la carpeta media están tus archivos tal como los subiste. Las horas están en UTC. No incluye tu contraseña: solo guardamos un resumen con el que no se puede recuperar.\n',
  },
}
