/** What our mails say, by the room that writes them. */
export default {
  account: {
    validate: {
      subject: 'Confirma tu cuenta de {brand}',
      preview: 'Un clic y tu cuenta queda lista.',
      heading: 'Hola, {name}: solo falta un paso',
      body: 'Confirma que esta dirección es tuya y podrás empezar a participar.',
      button: 'Confirmar mi cuenta',
      aside:
        'El enlace sirve una sola vez durante 48 horas. Si no te has registrado, no hagas nada: la cuenta se borrará sola.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      preview: 'El enlace sirve durante una hora.',
      heading: 'Hola, {name}: aquí puedes elegir otra contraseña',
      body: 'Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela con este botón.',
      button: 'Elegir contraseña',
      aside:
        'El enlace sirve una sola vez durante una hora. Si no la has pedido tú, tu contraseña sigue siendo la misma.',
    },
    changeEmail: {
      subject: 'Confirma tu nueva dirección de correo',
      preview: 'A partir de ahí te escribiremos aquí.',
      heading: 'Hola, {name}: ¿es esta tu nueva dirección?',
      body: 'Has pedido usar esta dirección en tu cuenta de {brand}. El cambio se hará cuando la confirmes.',
      button: 'Confirmar la dirección',
      aside: 'El enlace sirve una sola vez durante 24 horas. Si no lo has pedido tú, no hagas nada.',
    },
    emailChanging: {
      subject: 'Se ha pedido cambiar tu dirección de correo',
      preview: 'Si no has sido tú, revisa tu cuenta.',
      heading: 'Hola, {name}: tu cuenta va a cambiar de dirección',
      body: 'Se ha pedido que tu cuenta use la dirección {email}. El cambio se hará cuando se confirme desde allí, y hemos cerrado tu sesión en los demás dispositivos.',
      button: 'Revisar mi cuenta',
      aside: 'Si no has sido tú, cambia tu contraseña cuanto antes.',
    },
  },
  contact: {
    subject: 'Mensaje de {name}: {subject}',
    heading: '{name} ha escrito desde la página de contacto',
    button: 'Responder a {name}',
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
        'Te escribimos una sola vez, porque {other} nos dio tu dirección. Si no te interesa, no hagas nada.',
    },
  },
  applications: {
    applied: {
      subject: '{other} se ha apuntado a «{job}»',
      preview: 'Mira sus respuestas y decide cuando quieras.',
      heading: 'Hola, {name}: tienes una nueva solicitud',
      body: '{other} quiere participar en «{job}» y ha respondido a tus preguntas.',
      button: 'Ver la solicitud',
      aside: 'También la encontrarás en tus mensajes de Brota.',
    },
    withdrawn: {
      subject: '{other} ha retirado su solicitud para «{job}»',
      preview: 'No tienes que hacer nada.',
      heading: 'Hola, {name}: alguien se ha retirado',
      body: '{other} ya no puede participar en «{job}» y ha retirado su solicitud.',
      button: 'Ver las demás solicitudes',
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
  export: {
    readMeName: 'LEEME.txt',
    readMe:
      'Esto es todo lo que {brand} guarda de ti.\n\nCada archivo .json corresponde a una parte del sitio: tu cuenta, tus conexiones, publicaciones, mensajes, ofertas y solicitudes, avisos, correos y archivos. En la carpeta media están tus archivos tal como los subiste. Las horas están en UTC. No incluye tu contraseña: solo guardamos un resumen con el que no se puede recuperar.\n',
  },
}
